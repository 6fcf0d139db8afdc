// options: rename
// reason: `productID` keeps its name: a local `productId` would hide it
import LegacyJSON

struct Model {
  let productID: Int?

  init(json: JSON) {
    productID = json["product_id"].int
  }
}

extension Model { func f() { let productId = 1; print(productID ?? productId) } }
