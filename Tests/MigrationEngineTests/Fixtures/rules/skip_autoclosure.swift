// reason: `logged` takes an expression that must not throw
import SwiftyJSON

func logged(_ text: @autoclosure () -> String) -> String { text() }

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
    price = "$" + logged(json["price"].stringValue)
  }
}
