// options: rename
// reason: `productID` keeps its name: the type of what has `.productID` here is not certain
import LegacyJSON

struct Model {
  let productID: Int?

  init(json: JSON) {
    productID = json["product_id"].int
  }
}

func f<T: P>(x: T) { print(x.productID) }

protocol P { var productID: Int? { get } }
