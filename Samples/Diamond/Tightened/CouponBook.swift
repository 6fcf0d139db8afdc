import Foundation
import LegacyJSON

/// The coupons of a user. It keeps a part of the document as it came, because the promotion page asks for keys that only
/// the server knows; so it stays as it is, and goes on creating its coupons from JSON.
final class CouponBook {
    private let promotions: Data?

    let featured: Coupon
    let coupons: [Coupon]

    init(json: JSON) {
        promotions = try? json["promotions"].rawData()
        featured = Coupon(json: json["featured"])
        coupons = json["coupons"].arrayValue.map { Coupon(json: $0) }
    }

    func text(forPromotion key: String) -> String? {
        let values = promotions.flatMap { try? JSONSerialization.jsonObject(with: $0) }
        return (values as? [String: Any])?[key] as? String
    }
}
