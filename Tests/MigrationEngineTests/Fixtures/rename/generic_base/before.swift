// options: rename
import LegacyJSON

struct Model {
  let productID: Int?

  init(json: JSON) {
    productID = json["product_id"].int
  }
}

func f<T: P>(x: T) { print(x.productID) }

protocol P { var productID: Int? { get } }
