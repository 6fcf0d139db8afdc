import LegacyJSON

struct Model {
  let productID: Int?

  init(json: JSON) {
    productID = json["product_id"].int
  }
}

func f(m: Model) { let z = m.productID ?? nil; print(z as Any) }
