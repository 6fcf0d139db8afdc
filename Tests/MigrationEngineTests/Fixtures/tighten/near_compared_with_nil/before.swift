// reason: `m.productID` is used as an optional in a way that is not rewritten
import LegacyJSON

struct Model {
  let productID: Int?

  init(json: JSON) {
    productID = json["product_id"].int
  }
}

func f(m: Model) -> Bool { m.productID == nil }
