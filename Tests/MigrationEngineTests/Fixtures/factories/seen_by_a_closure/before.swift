import SwiftyJSON

struct Cart {
  var prices: [Int] = []

  static func from(json: JSON) -> Cart {
    var cart = Cart()
    json["prices"].arrayValue.forEach { cart.prices.append($0.intValue) }
    return cart
  }
}
