import SwiftyJSON

struct Price {
  let amount: Double
  let currency: String
}

class Offer {
  var name = ""
  var price: Price?
  var isNew = false
}

class OfferParser {
  static let outdated = "old"

  func parse(_ json: JSON) -> Offer {
    // Names are never missing.
    let offer = Offer()
    offer.name = json["name"].stringValue
    offer.price = OfferParser.price(of: json["price"])
    if let state = json["state"].string {
      offer.isNew = state != OfferParser.outdated
    }
    return offer
  }

  static func price(of json: JSON) -> Price {
    return Price(amount: json["amount"].doubleValue, currency: json["currency"].string ?? "EUR")
  }
}
