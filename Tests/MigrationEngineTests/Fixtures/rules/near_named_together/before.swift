// reason: needs a written initializer: `price` can't be wrapped, and needs a rule: `price = "$" + json["price"].stringValue`
import SwiftyJSON

struct Product {
  let a: Int
  let price, title: String

  init(json: JSON) {
    a = json["a"].intValue
    price = "$" + json["price"].stringValue
    title = json["title"].stringValue
  }
}
