import SwiftyJSON

class Product {
  static let sign = "$"
  var a: Int
  var b: Int
  var c: Int
  var price: String
  init(json: JSON) {
    a = json["a"].intValue
    b = json["b"].intValue
    c = json["c"].intValue
    price = Self.sign + json["total"].stringValue
  }
}
