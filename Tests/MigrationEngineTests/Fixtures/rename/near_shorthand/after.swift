// options: rename
// reason: `productID` keeps its name: `if let productID` names it without a value
import Bridge

struct Model: LegacyDecodable {
  let productID: Int?

  private enum CodingKeys: String, CodingKey {
    case productID = "productId"
  }
}

extension Model { func f() { if let productID { print(productID) } } }
