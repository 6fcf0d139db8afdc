// options: rename
import Bridge

protocol P { var productID: Int? { get } }

struct Model: LegacyDecodable {
  let productID: Int?

  private enum CodingKeys: String, CodingKey {
    case productID = "productId"
  }
}

extension Model: P {}
