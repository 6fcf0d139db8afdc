import Foundation
import Bridge

// A discount on one product.
struct Coupon: LegacyDecodable {
    let code: String
    let percent: Int
    let productID: Int?
    let labels: [String]

    private enum CodingKeys: String, CodingKey {
        case code, percent, labels
        case productID = "productId"
    }

    /// The price that remains.
    func price(of coin: Int) -> Int {
        return coin - coin * percent / 100
    }
}
