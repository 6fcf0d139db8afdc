// reason: needs a written initializer: code may do more than give a value, and the document may be refused before or after it
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
  init?(json: JSON) {
    guard let a = json["a"].int else { return nil }
    self.a = a
    b = json["b"].intValue
    c = json["c"].intValue
    d = json["d"].intValue
    e = json["e"].intValue
    one = next(json["one"].intValue)
  }
}
