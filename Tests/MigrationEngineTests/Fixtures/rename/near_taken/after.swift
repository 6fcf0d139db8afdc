// options: rename
// reason: `productID` keeps its name: `productId` is taken
import Bridge

struct Model: LegacyDecodable {
  let productID: Int?

  private enum CodingKeys: String, CodingKey {
    case productID = "productId"
  }
}

extension Model { var productId: Int { 1 } }
