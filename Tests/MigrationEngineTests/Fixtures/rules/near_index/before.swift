// reason: `price`: needs a rule: `price = json["price"].stringValue.components(separatedBy: ",")[0]`
import SwiftyJSON

class Product {
  var a: Int = 0
  var b: Int = 0
  var c: Int = 0
  var d: Int = 0
  var price: String = "?"
  init(json: JSON) {
    if json == JSON.null { return }
    a = json["a"].intValue
    b = json["b"].intValue
    c = json["c"].intValue
    d = json["d"].intValue
    price = json["price"].stringValue.components(separatedBy: ",")[0]
  }
}
