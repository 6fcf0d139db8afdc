// reason: `productID` stays optional: it is declared together with others
import LegacyJSON

struct Model {
  var productID, name: Int?

  init(json: JSON) {
    productID = json["product_id"].int
    name = json["name"].int
  }
}
