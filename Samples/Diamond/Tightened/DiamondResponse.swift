import Foundation
import ModernClient

/// The answers of the diamond shop.
final class DiamondResponse {

    // What the list of products contains.
    // The list of products, as the server answers it.
    struct Products: HTTPResponse {
        // The diamonds that the user owns, bought and given ones together.
        let diamond: Int64
        let products: [Product]
        let isMaintenance: Int?

        struct Product: Codable {
            let productId: Int
            // What it costs.
            let coin: Int
            // What the user gets for it.
            let diamond: Int
        }

        // The code and the message that every answer carries.
        let status: HTTPResponseStatus
    }

    // What a purchase leaves behind.
    // The answer to a purchase.
    struct Purchase: HTTPResponse {
        let diamond: Int64
        let receipt: Receipt

        struct Receipt: Codable {
            let receiptId: String
            // seconds since 1970
            let purchasedAt: Double?
            // Tells a gift from a purchase.
            let isGift: Bool

            var date: Date? {
                return purchasedAt.map { Date(timeIntervalSince1970: $0) }
            }
        }

        let status: HTTPResponseStatus
    }
}
