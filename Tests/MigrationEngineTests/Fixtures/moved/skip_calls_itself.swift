// reason: makes one of a `JSON`
import SwiftyJSON

class Deal {
  var id = 0
  var child: Deal?
}

class DealParser {
  func deal(_ json: JSON) -> Deal {
    let deal = Deal()
    deal.id = json["id"].intValue
    if !json["child"].isEmpty {
      deal.child = self.deal(json["child"])
    }
    return deal
  }
}

class DealList {
  func makeDeal(_ json: JSON) -> Offer {
    let offer = Offer()
    offer.id = json["id"].intValue
    if !json["child"].isEmpty { offer.child = makeDeal(json["child"]) }
    return offer
  }
}

class Offer {
  var id = 0
  var child: Offer?
}
