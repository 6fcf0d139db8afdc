import Bridge
import Foundation
import LegacyJSON
import LegacyRequests
import ModernClient

/// The answers of the diamond shop: the responses are converted, the receipt is not.
final class DiamondResponse {

    // The list of products, as the server answers it.
    struct Products: LegacyHTTPResponse {
        static var legacyRules: [LegacyRule] { [.nilWhenNull] }
        @Lossless var diamond: Int64?
        let products: [Product]
        let isMaintenance: Int?
        @NeverNil var status: Status.StatusParams?

        struct Product: LegacyDecodable {
            @Lossless var productID: Int?
            @Lossless var coin: Int?
            @Lossless var diamond: Int?
        }
    }

    // The answer to a purchase. It contains an old class.
    struct Purchase: LegacyHTTPResponse {
        static var legacyRules: [LegacyRule] { [.nilWhenNull] }
        @Lossless var diamond: Int64?
        @DecodedBy<ReceiptRule> var receipt: Receipt?
        @NeverNil var status: Status.StatusParams?

        enum ReceiptRule: ObjectDecodingRule {
            static let value = Decoding<Receipt?> { try $0.isNull() ? nil : $0.read(Receipt.self, at: "receipt") }
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
