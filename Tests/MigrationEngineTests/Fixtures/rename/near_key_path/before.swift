// options: rename
// reason: `productID` keeps its name: a key path names it
import LegacyJSON

struct Model {
  let productID: Int?

  init(json: JSON) {
    productID = json["product_id"].int
  }
}

let path = \Model.productID
