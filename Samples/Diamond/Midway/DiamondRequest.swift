import Foundation
import LegacyRequests
import ModernClient

/// The requests of the diamond shop: one is new, one is not.
final class Diamond {

    // MARK: - Products

    // An old request, which brings a new response.
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

    // A new request: its call site goes on in the old form.
    struct Purchase: HTTPPostRequest {
        typealias Response = DiamondResponse.Purchase

        let productID: Int
        let quantity: Int
        let isGift: Bool

        var endpoint: any HTTPEndpointConvertible { Endpoint.purchase }
        var body: HTTPBody? {
            .json(["product_id": productID, "quantity": quantity, "is_gift": isGift])
        }
    }

    enum Endpoint: String, HTTPEndpointConvertible {
        case purchase = "api/diamond/purchase"
    }
}
