import Foundation
import ModernClient

/// The requests of the diamond shop.
final class Diamond {

    // MARK: - Products

    struct Products: HTTPGetRequest {
        typealias Response = DiamondResponse.Products
        let endpoint: any HTTPEndpointConvertible = Endpoint.Diamond.products
    }

    // MARK: - Purchase

    struct Purchase: HTTPPostRequest {
        typealias Response = DiamondResponse.Purchase

        let productID: Int
        let quantity: Int
        let isGift: Bool
        let endpoint: any HTTPEndpointConvertible = Endpoint.Diamond.purchase

        var body: HTTPBody? {
            .json([
                "product_id": productID,
                "quantity": quantity,
                "is_gift": isGift,
            ])
        }
    }
}

enum Endpoint {
    enum Diamond: String, HTTPEndpointConvertible {
        case products = "api/diamond/products"
        case purchase = "api/diamond/purchase"
    }
}
