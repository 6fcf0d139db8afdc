import SwiftyJSON

class Product {
  var a: Int
  var b: Int
  var c: Int
  var d: Int
  var e: Int
  var price: String { didSet { print(price) } }
  init(json: JSON) {
    a = json["a"].intValue
    b = json["b"].intValue
    c = json["c"].intValue
    d = json["d"].intValue
    e = json["e"].intValue
    price = "$" + json["price"].stringValue
  }
}
