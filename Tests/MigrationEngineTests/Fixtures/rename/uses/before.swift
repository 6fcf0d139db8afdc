// options: rename
import LegacyJSON

final class Model {
  var productID: Int?

  init(json: JSON) {
    productID = json["product_id"].int
  }
}

extension Model {
  func same(_ other: Model) -> Bool { self.productID == other.productID && productID != 0 }
}
func f(m: [Model], productID: Int) -> Int? { m.first { $0.productID == productID }?.productID }
