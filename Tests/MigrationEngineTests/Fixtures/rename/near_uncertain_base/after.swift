// options: rename
// reason: `productID` keeps its name: the type of what has `.productID` here is not certain
import Bridge

struct Model: LegacyDecodable {
  let productID: Int?

  private enum CodingKeys: String, CodingKey {
    case productID = "productId"
  }
}

func f(all: [[Model]]) { print(all.joined().first?.productID ?? 0) }
