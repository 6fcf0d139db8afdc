// reason: not plain: not understood: `price = "$" + json["total"].stringValue`
import SwiftyJSON

struct Product {
  var price: String
  var old: String
  init(json: JSON) {
    price = "$" + json["total"].stringValue
    old = "$" + json["before"].stringValue
  }
}
