// reason: no declaration can say what `prices` is
import SwiftyJSON

enum Prices {
  static let all = ["1", "2"]
}

class Product {
  var a: Int = 0
  var b: Int = 0
  var c: Int = 0
  var d: Int = 0
  var prices: [String] = []
  init(json: JSON) {
    if json == JSON.null { return }
    a = json["a"].intValue
    b = json["b"].intValue
    c = json["c"].intValue
    d = json["d"].intValue
    prices = Prices.all.filter { $0 != json["price"].stringValue }
  }
}
