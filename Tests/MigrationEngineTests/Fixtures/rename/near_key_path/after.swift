// options: rename
// reason: `productID` keeps its name: a key path names it
import Bridge

struct Model: LegacyDecodable {
  let productID: Int?

  private enum CodingKeys: String, CodingKey {
    case productID = "productId"
  }
}

let path = \Model.productID
