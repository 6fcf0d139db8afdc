import LegacyJSON

struct Model {
  let productID: Int?

  init(json: JSON) {
    productID = json["product_id"].int
  }
}

func f(m: Model) -> Int {
  guard let id = m.productID else { return 0 }
  return id
}
