import SwiftyJSON

class Product {
  var a: Int
  var b: Int
  var c: Int
  var d: Int
  var e: Int
  var price: String = ""
  init(json: JSON) {
    a = json["a"].intValue
    b = json["b"].intValue
    c = json["c"].intValue
    d = json["d"].intValue
    e = json["e"].intValue
    price = shown(json["total"].stringValue)
  }
  func shown(_ text: String) -> String { "\(a) " + text }
}
