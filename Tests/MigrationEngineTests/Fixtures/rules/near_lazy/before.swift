// reason: needs a written initializer: `price` is `lazy`
import SwiftyJSON

struct Product {
  let a: Int
  lazy var price = "free"

  init(json: JSON) {
    a = json["a"].intValue
    price = "$" + json["price"].stringValue
  }
}
