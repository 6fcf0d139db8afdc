// reason: not plain: not understood: `price = value + json["total"].stringValue`
import SwiftyJSON

let value = "$"

class Product {
  var a: Int
  var b: Int
  var c: Int
  var price: String
  init(json: JSON) {
    a = json["a"].intValue
    b = json["b"].intValue
    c = json["c"].intValue
    price = value + json["total"].stringValue
  }
}
