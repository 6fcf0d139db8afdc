import Bridge
import Foundation
import LegacyJSON
import LegacyRequests
import ModernClient

/// The answers of the diamond shop: the responses are converted, the receipt is not.
final class DiamondResponse {

    // The list of products, as the server answers it.
    struct Products: LegacyHTTPResponse {
        let diamond: Int64?
        let products: [Product]
        let isMaintenance: Int?
        let status: Status.StatusParams?

        struct Product: LegacyDecodable {
            @Lossless var productID: Int?
            @Lossless var coin: Int?
            @Lossless var diamond: Int?
        }

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

    // The answer to a purchase. It contains an old class.
    struct Purchase: LegacyHTTPResponse {
        let diamond: Int64?
        let receipt: Receipt?
        let status: Status.StatusParams?

        private enum CodingKeys: String, CodingKey {
            case diamond, receipt, status
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let isNull = try decoder.singleValueContainer().decodeNil()
            diamond = try container.decode(Lossless<Int64?>.self, forKey: .diamond).wrappedValue
            receipt = try isNull ? nil : container.decode(Legacy<Receipt>.self, forKey: .receipt).wrappedValue
            status = try isNull ? nil : container.decode(Status.StatusParams.self, forKey: .status)
        }
    }

    // Not converted yet.
    final class Receipt: JSONDeserializable {
        var receiptID: String?
        var purchasedAt: Double?
        // Tells a gift from a purchase.
        var isGift = false

        init(json: JSON) {
            if json == nil { return }
            receiptID = json["receipt_id"].string
            purchasedAt = json["purchased_at"].double // seconds since 1970
            isGift = json["is_gift"].boolValue
        }

        var date: Date? {
            return purchasedAt.map { Date(timeIntervalSince1970: $0) }
        }
    }
}

extension DiamondResponse.Receipt: LegacyReadable {
    static func legacyValue(from json: JSON) -> DiamondResponse.Receipt { DiamondResponse.Receipt(json: json) }
}
