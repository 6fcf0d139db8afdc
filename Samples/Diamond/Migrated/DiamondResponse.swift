import Foundation
import Bridge
import ModernClient
import LegacyRequests

/// The answers of the diamond shop.
final class DiamondResponse {

    // What the list of products contains.
    // The list of products, as the server answers it.
    struct Products: LegacyHTTPResponse {
        // The diamonds that the user owns, bought and given ones together.
        let diamond: Int64?
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
        let status: Status.StatusParams?

        private enum CodingKeys: String, CodingKey {
            case diamond, products, isMaintenance, status
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let isNull = try decoder.singleValueContainer().decodeNil()
            diamond = try container.decode(Lossless<Int64?>.self, forKey: .diamond).wrappedValue
            products = try container.decode([Product].self, forKey: .products)
            isMaintenance = try container.decodeIfPresent(Int.self, forKey: .isMaintenance)
            status = try isNull ? nil : container.decode(Status.StatusParams.self, forKey: .status)
        }
    }

    // What a purchase leaves behind.
    // The answer to a purchase.
    struct Purchase: LegacyHTTPResponse {
        let diamond: Int64?
        let receipt: Receipt?

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

        let status: Status.StatusParams?

        private enum CodingKeys: String, CodingKey {
            case diamond, receipt, status
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let isNull = try decoder.singleValueContainer().decodeNil()
            diamond = try container.decode(Lossless<Int64?>.self, forKey: .diamond).wrappedValue
            receipt = try isNull ? nil : container.decode(Receipt.self, forKey: .receipt)
            status = try isNull ? nil : container.decode(Status.StatusParams.self, forKey: .status)
        }
    }
}
