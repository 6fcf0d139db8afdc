// reason: needs a written initializer: `price = value + json["total"].stringValue` is not understood
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
