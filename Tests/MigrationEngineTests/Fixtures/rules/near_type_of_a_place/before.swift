// reason: is not understood
import SwiftyJSON

enum Prices {
  static let half = 5
}

class Product {
  var a: Int = 0
  var b: Int = 0
  var c: Int = 0
  var d: Int = 0
  var price: Double = 0
  init(json: JSON) {
    if json == JSON.null { return }
    a = json["a"].intValue
    b = json["b"].intValue
    c = json["c"].intValue
    d = json["d"].intValue
    let half = 5 / 2
    price = Double(half) * json["price"].doubleValue
  }
}
