// reason: `price`: needs a rule: `price = "$" + json["total"].stringValue`
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
