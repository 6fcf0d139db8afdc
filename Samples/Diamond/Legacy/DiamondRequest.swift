import Foundation
import LegacyJSON
import LegacyRequests

/// The requests of the diamond shop.
final class Diamond {

    // MARK: - Products

    final class ProductsRequestParams: RequestParams {
        let PRODUCTS: String = "products"

        func getUrl() -> String? {
            return APIUtil.makeUrl(API, DIAMOND, PRODUCTS)
        }

        func getRequestParams() -> Any {
            let params: [String: String] = [:]
            return params
        }

        func getContentType() -> ContentType {
            // A GET sends no content.
            return .none
        }
    }

    final class ProductsRequest {
        let request: GetRequest<DiamondResponse.Products>

        init(params: ProductsRequestParams, referer: String) {
            request = GetRequest<DiamondResponse.Products>(params: params, referer: referer)
        }

        func executeAsync(
            _ onComplete: @escaping (_ response: DiamondResponse.Products?, _ error: Error?) -> Void
        ) {
            request.execute(onComplete)
        }
    }

    // MARK: - Purchase

    final class PurchaseRequestParams: RequestParams {
        let PURCHASE: String = "purchase"

        let productID: Int
        let quantity: Int
        let isGift: Bool

        init(productID: Int, quantity: Int, isGift: Bool) {
            self.productID = productID
            self.quantity = quantity
            self.isGift = isGift
        }

        func getUrl() -> String? {
            return APIUtil.makeUrl(API, DIAMOND, PURCHASE)
        }

        func getRequestParams() -> Any {
            let params: [String: Any] = [
                "product_id": productID,
                "quantity": quantity,
                "is_gift": isGift,
            ]
            return params
        }

        func getContentType() -> ContentType {
            return .json
        }
    }

    final class PurchaseRequest {
        let request: PostRequest<DiamondResponse.Purchase>

        init(params: PurchaseRequestParams, referer: String) {
            request = PostRequest<DiamondResponse.Purchase>(params: params, referer: referer)
        }

        func executeAsync(
            _ onComplete: @escaping (_ response: DiamondResponse.Purchase?, _ error: Error?) -> Void
        ) {
            request.execute(onComplete)
        }
    }
}
