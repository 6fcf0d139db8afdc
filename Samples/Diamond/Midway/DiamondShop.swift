import Bridge
import Foundation
import LegacyRequests

/// The shop behind its screen, as it was: nobody has touched the call sites yet.
final class DiamondShop {
    weak var screen: DiamondScreen?

    private(set) var diamond: Int64 = 0
    private(set) var products: [DiamondResponse.Products.Product] = [] {
        didSet { screen?.reloadProducts() }
    }

    private let referer: String
    private let numberFormatter: NumberFormatter

    init(screen: DiamondScreen, referer: String) {
        self.screen = screen
        self.referer = referer
        numberFormatter = NumberFormatter()
        numberFormatter.locale = Locale(identifier: "en_US")
        numberFormatter.numberStyle = .decimal
    }

    // MARK: - Products

    func loadProducts() {
        let params = Diamond.ProductsRequestParams()
        let request = Diamond.ProductsRequest(params: params, referer: referer)
        request.executeAsync { [weak self] response, error in
            guard let self = self, let screen = self.screen else { return }
            if let _ = APIUtil.getDestructiveErrorCodeIfAny(response) {
                AlertView.showAlert(screen, title: nil, message: L_ERROR_ACCESS.localized)
                return
            }

            if let message = APIUtil.getErrorMessageIfAny(response, error: error) {
                AlertView.showAlert(screen, title: nil, message: message)
                return
            }

            if let response = response {
                if let diamond = response.diamond {
                    self.diamond = diamond
                    screen.diamondCountText = self.numberFormatter.string(from: NSNumber(value: diamond))
                } else {
                    self.diamond = 0
                    screen.diamondCountText = ""
                }
                self.products = response.products
            }
        }
    }

    /// One row of the list: what the product gives and what it costs.
    func title(at index: Int) -> String {
        let product = products[index]
        return "\(product.diamond ?? 0) diamonds for \(product.coin ?? 0) coins"
    }

    func index(ofProduct productID: Int) -> Int? {
        return products.firstIndex { $0.productID == productID }
    }

    // MARK: - Purchase

    /// Buys a product, for the user or as a gift.
    func buy(_ product: DiamondResponse.Products.Product, asGift isGift: Bool = false) {
        guard let productID = product.productID else { return }
        let request = Diamond.Purchase(productID: productID, quantity: 1, isGift: isGift)
        request.executeAsync(referer: referer) { [weak self] response, error in
            guard let self = self, let screen = self.screen else { return }
            if let _ = APIUtil.getDestructiveErrorCodeIfAny(response) {
                AlertView.showAlert(screen, title: nil, message: L_ERROR_ACCESS.localized)
                return
            }

            if let message = APIUtil.getErrorMessageIfAny(response, error: error) {
                AlertView.showAlert(screen, title: nil, message: message)
                return
            }

            if let response = response {
                // The balance is shown even when the receipt comes later.
                if let diamond = response.diamond {
                    self.diamond = diamond
                    screen.diamondCountText = self.numberFormatter.string(from: NSNumber(value: diamond))
                }
                if let receiptID = response.receipt?.receiptID {
                    screen.receiptText = "Receipt \(receiptID)"
                }
            }
        }
    }
}
