// options: rename
// reason: `productID` keeps its name: the type of what has `.productID` here is not certain
import Bridge

struct Model: LegacyDecodable {
  let productID: Int?

  private enum CodingKeys: String, CodingKey {
    case productID = "productId"
  }
}

func f<T: P>(x: T) { print(x.productID) }

protocol P { var productID: Int? { get } }
