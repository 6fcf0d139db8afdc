// reason: needs a written initializer: code that may do more than give a value would run in another order
import SwiftyJSON

var seen: [Int] = []

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
    let numbers = json["n"].arrayValue.map { one in seen.append(one.intValue) }
    one = numbers.count + 1
    two = numbers.count + 2
  }
}
