// reason: `productID` stays optional: a protocol may ask for it
import LegacyJSON

struct Model {
  let productID: Int?

  init(json: JSON) {
    productID = json["product_id"].int
  }
}

protocol P { var productID: Int? { get } }
extension Model: P {}
