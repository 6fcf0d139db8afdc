import LegacyJSON

struct Model {
  let productID: Int?

  init(json: JSON) {
    productID = json["product_id"].int
  }
}

extension Model {
  func f() {
    guard let productID = productID else { return }
    print(productID)
  }

  func g() {
    if let productID = productID {
      print(productID)
    }
  }
}
