import Foundation
import Bridge
import ModernClient
import LegacyRequests

/// The answers of the diamond shop.
final class DiamondResponse {

    // What the list of products contains.
    // The list of products, as the server answers it.
    struct Products: LegacyHTTPResponse {
        static var legacyRules: [LegacyRule] { [.nilWhenNull] }
        // The diamonds that the user owns, bought and given ones together.
        @Lossless var diamond: Int64?
        let products: [Product]
        let isMaintenance: Int?

        struct Product: LegacyDecodable {
            @Lossless var productID: Int?
            // What it costs.
            @Lossless var coin: Int?
            // What the user gets for it.
            @Lossless var diamond: Int?

            private enum CodingKeys: String, CodingKey {
                case coin, diamond
                case productID = "productId"
            }
        }

        // The code and the message that every answer carries.
        @NeverNil var status: Status.StatusParams?
    }

    // What a purchase leaves behind.
    // The answer to a purchase.
    struct Purchase: LegacyHTTPResponse {
        static var legacyRules: [LegacyRule] { [.nilWhenNull] }
        @Lossless var diamond: Int64?
        @NeverNil var receipt: Receipt?

        struct Receipt: LegacyDecodable {
            let receiptID: String?
            // seconds since 1970
            let purchasedAt: Double?
            // Tells a gift from a purchase.
            let isGift: Bool

            private enum CodingKeys: String, CodingKey {
                case purchasedAt, isGift
                case receiptID = "receiptId"
            }

            var date: Date? {
                return purchasedAt.map { Date(timeIntervalSince1970: $0) }
            }
        }

        @NeverNil var status: Status.StatusParams?
    }
}
