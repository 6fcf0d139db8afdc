// reason: `productID` stays optional: it is there in 2 of 3 recorded objects
import LegacyJSON

struct Model {
  let productID: Int?

  init(json: JSON) {
    productID = json["product_id"].int
  }
}
