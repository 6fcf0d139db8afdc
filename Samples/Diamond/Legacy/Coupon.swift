import Foundation
import LegacyJSON

// A discount on one product.
final class Coupon: JSONDeserializable {
    var code: String = ""
    var percent: Int = 0
    var productID: Int?
    var labels: [String] = []

    init(json: JSON) {
        code = json["code"].stringValue
        percent = json["percent"].intValue
        productID = json["product_id"].int
        labels = json["labels"].arrayValue.map { $0.stringValue }
    }

    /// The price that remains.
    func price(of coin: Int) -> Int {
        return coin - coin * percent / 100
    }
}
