// reason: no property rules: they would be longer than its initializer, by 1 line
import SwiftyJSON

struct Product {
  var price: String
  var old: String
  var next: String
  init(json: JSON) {
    price = "$" + json["total"].stringValue
    old = "$" + json["before"].stringValue
    next = "$" + json["behind"].stringValue
  }
}
