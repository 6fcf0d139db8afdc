import LegacyJSON

struct Model {
  let productID: Int?

  init(json: JSON) {
    productID = json["product_id"].int
  }
}

func f(m: Model) -> Int { return m.productID! }
func g(m: Model) -> Bool { return m.productID == 3 }
func h(m: Model) -> Int? { return m.productID }
