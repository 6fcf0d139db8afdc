// options: rename
import Bridge

struct Model: LegacyDecodable {
  let productID: Int?

  private enum CodingKeys: String, CodingKey {
    case productID = "productId"
  }
}

func f<T: P>(x: T) { print(x.productID) }

protocol P { var productID: Int? { get } }
