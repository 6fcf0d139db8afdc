import Foundation
import LegacyJSON
import Bridge

/// The coupons of a user. It keeps the document itself, because the promotion page asks for keys that only the server
/// knows; so it stays as it is, and goes on creating its coupons from JSON.
final class CouponBook {
    private let json: JSON

    let featured: Coupon
    let coupons: [Coupon]

    init(json: JSON) {
        self.json = json
        featured = Coupon(json: json["featured"])
        coupons = json["coupons"].arrayValue.map { Coupon(json: $0) }
    }

    func text(forPromotion key: String) -> String? {
        return json["promotions"][key].string
    }
}

extension CouponBook: LegacyReadable { static func read(_ json: JSON) -> CouponBook { CouponBook(json: json) } }
