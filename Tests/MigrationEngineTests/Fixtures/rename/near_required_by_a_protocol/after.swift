// options: rename
// reason: `productID` keeps its name: a protocol may ask for it
import Bridge

protocol P { var productID: Int? { get } }

struct Model: LegacyDecodable {
  let productID: Int?

  private enum CodingKeys: String, CodingKey {
    case productID = "productId"
  }
}

extension Model: P {}
