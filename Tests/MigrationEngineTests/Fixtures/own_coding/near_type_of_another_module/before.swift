// reason: a wrapper of `price`
import Money
import SwiftyJSON

struct Offer: Codable {
  let id: Int
  let price: Money

  init(json: JSON) {
    id = json["id"].intValue
    price = Money(text: json["price"].stringValue)
  }
}
