import Foundation
import ModernClient

/// The shop behind its screen: loads the products and buys them.
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
        let request = Diamond.Products()
        HTTPClient.shared.call(request, referer: referer) { [weak self] result in
            guard let self = self, let screen = self.screen else { return }
            switch result {
            case .success(let response):
                let diamond = response.diamond
                self.diamond = diamond
                screen.diamondCountText = self.numberFormatter.string(from: NSNumber(value: diamond))
                self.products = response.products
            case .failure(let error):
                AlertView.showAlert(screen, title: nil, message: error.message)
            }
        }
    }

    /// One row of the list: what the product gives and what it costs.
    func title(at index: Int) -> String {
        let product = products[index]
        return "\(product.diamond) diamonds for \(product.coin) coins"
    }

    func index(ofProduct productID: Int) -> Int? {
        return products.firstIndex { $0.productId == productID }
    }

    // MARK: - Purchase

    /// Buys a product, for the user or as a gift.
    func buy(_ product: DiamondResponse.Products.Product, asGift isGift: Bool = false) {
        let productID = product.productId
        let request = Diamond.Purchase(productID: productID, quantity: 1, isGift: isGift)
        HTTPClient.shared.call(request, referer: referer) { [weak self] result in
            guard let self = self, let screen = self.screen else { return }
            switch result {
            case .success(let response):
                // The balance is shown even when the receipt comes later.
                let diamond = response.diamond
                self.diamond = diamond
                screen.diamondCountText = self.numberFormatter.string(from: NSNumber(value: diamond))
                let receiptID = response.receipt.receiptId
                screen.receiptText = "Receipt \(receiptID)"
            case .failure(let error):
                AlertView.showAlert(screen, title: nil, message: error.message)
            }
        }
    }
}
