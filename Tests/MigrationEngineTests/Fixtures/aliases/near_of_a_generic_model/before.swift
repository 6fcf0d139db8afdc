// reason: is not understood
import SwiftyJSON

typealias Prices = Holder<Price>

struct Price {
  let amount: Double

  init(json: JSON) {
    amount = json["amount"].doubleValue
  }
}

struct Holder<Value> {
  let count: Int

  init(json: JSON) {
    count = json["count"].intValue
  }
}

struct Offer {
  let prices: Prices

  init(json: JSON) {
    prices = Prices(json: json["prices"])
  }
}
