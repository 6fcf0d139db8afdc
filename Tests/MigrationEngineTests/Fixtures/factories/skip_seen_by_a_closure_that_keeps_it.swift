// reason: `from` makes one of a `JSON`
import SwiftyJSON

class Cart {
  var prices: [Int] = []

  static func from(json: JSON) -> Cart {
    let cart = Cart()
    json["prices"].arrayValue.forEach { [weak cart] in cart?.prices.append($0.intValue) }
    return cart
  }
}
