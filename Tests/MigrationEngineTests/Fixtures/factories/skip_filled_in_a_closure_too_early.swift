// reason: `from` makes one of a `JSON`
import SwiftyJSON

class Cart {
  var prices: [Int]
  var name: String

  init(name: String) {
    self.name = name
    prices = []
  }

  static func from(json: JSON) -> Cart {
    let cart = Cart(name: json["name"].stringValue)
    json["prices"].arrayValue.forEach { cart.prices.append($0.intValue) }
    return cart
  }
}
