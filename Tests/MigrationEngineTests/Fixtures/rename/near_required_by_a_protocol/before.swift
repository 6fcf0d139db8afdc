// options: rename
// reason: `productID` keeps its name: a protocol may ask for it
import LegacyJSON

protocol P { var productID: Int? { get } }

struct Model {
  let productID: Int?

  init(json: JSON) {
    productID = json["product_id"].int
  }
}

extension Model: P {}
