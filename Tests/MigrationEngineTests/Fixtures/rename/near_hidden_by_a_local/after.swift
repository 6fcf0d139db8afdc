// options: rename
// reason: `productID` keeps its name: a local `productId` would hide it
import Bridge

struct Model: LegacyDecodable {
  let productID: Int?

  private enum CodingKeys: String, CodingKey {
    case productID = "productId"
  }
}

extension Model { func f() { let productId = 1; print(productID ?? productId) } }
