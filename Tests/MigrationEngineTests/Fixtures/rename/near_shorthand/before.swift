// options: rename
// reason: `productID` keeps its name: `if let productID` names it without a value
import LegacyJSON

struct Model {
  let productID: Int?

  init(json: JSON) {
    productID = json["product_id"].int
  }
}

extension Model { func f() { if let productID { print(productID) } } }
