// reason: is not understood
import SwiftyJSON

class Product {
  var a: Int
  var b: Int
  var c: Int
  var d: Int
  var e: Int
  var value: String
  init(json: JSON) {
    a = json["a"].intValue
    b = json["b"].intValue
    c = json["c"].intValue
    d = json["d"].intValue
    e = json["e"].intValue
    let value = json["value"].stringValue
    do { self.value = value }
    if value.isEmpty { self.value = "none" }
    self.value.append(self.description(of: value))
  }
  func description(of text: String) -> String { text + "\(a)" }
}
