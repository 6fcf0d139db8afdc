import Foundation
import LegacyJSON
import LegacyRequests

/// The answers of the diamond shop.
final class DiamondResponse {

    // What the list of products contains.
    class ProductsParams: JSONDeserializable {
        // The diamonds that the user owns, bought and given ones together.
        var diamond: Int64?
        var products: [Product] = []
        var isMaintenance: Int?

        final class Product: JSONDeserializable {
            var productID: Int?
            // What it costs.
            var coin: Int?
            // What the user gets for it.
            var diamond: Int?

            init(json: JSON) {
                if json == nil {
                    return
                }
                productID = APIUtil.int(json["product_id"])
                coin = APIUtil.int(json["coin"])
                diamond = APIUtil.int(json["diamond"])
            }
        }

        required init(json: JSON) {
            if json == nil {
                return
            }
            diamond = APIUtil.int64(json["diamond"])
            if let array = json["products"].array {
                products = array.compactMap({ Product(json: $0) })
            }
            isMaintenance = json["is_maintenance"].int
        }
    }

    // The list of products, as the server answers it.
    final class Products: ProductsParams, APIResponse {
        // The code and the message that every answer carries.
        var status: Status.StatusParams?

        required init(json: JSON) {
            super.init(json: json)
            if json == nil {
                return
            }
            status = Status.StatusParams(json: json["status"])
        }
    }

    // What a purchase leaves behind.
    class PurchaseParams: JSONDeserializable {
        var diamond: Int64?
        var receipt: Receipt?

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

        required init(json: JSON) {
            if json == nil {
                return
            }
            diamond = APIUtil.int64(json["diamond"])
            receipt = Receipt(json: json["receipt"])
        }
    }

    // The answer to a purchase.
    final class Purchase: PurchaseParams, APIResponse {
        var status: Status.StatusParams?

        required init(json: JSON) {
            super.init(json: json)
            if json == nil {
                return
            }
            status = Status.StatusParams(json: json["status"])
        }
    }
}
