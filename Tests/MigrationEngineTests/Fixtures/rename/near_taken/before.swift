// options: rename
// reason: `productID` keeps its name: `productId` is taken
import LegacyJSON

struct Model {
  let productID: Int?

  init(json: JSON) {
    productID = json["product_id"].int
  }
}

extension Model { var productId: Int { 1 } }
