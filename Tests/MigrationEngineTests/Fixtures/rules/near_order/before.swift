// reason: needs a written initializer: code that may do more than give a value would run in another order
import SwiftyJSON

var counter = 0
func next(_ number: Int) -> Int {
  counter += number
  return counter
}

class Product {
  var a: Int
  var b: Int
  var c: Int
  var d: Int
  var e: Int
  var one: Int
  var two: Int
  init(json: JSON) {
    a = json["a"].intValue
    b = json["b"].intValue
    c = json["c"].intValue
    d = json["d"].intValue
    e = json["e"].intValue
    two = next(json["two"].intValue)
    one = next(json["one"].intValue)
  }
}
