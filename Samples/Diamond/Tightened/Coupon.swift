import Foundation
import Bridge

// A discount on one product.
struct Coupon: LegacyDecodable {
    let code: String
    let percent: Int
    let productId: Int?
    let labels: [String]

    /// The price that remains.
    func price(of coin: Int) -> Int {
        return coin - coin * percent / 100
    }
}
