// reason: no declaration can say what `price` is
import SwiftyJSON

struct Offer {
  let id: Int
  let price: Int

  init(json: JSON) {
    id = json["id"].intValue
    let first = json["offers"][0]["prices"]["standard"]["amount"]
    let second = json["offers"][1]["prices"]["standard"]["amount"]
    price =
      first.intValue * second.intValue * 100 / (first["tax"].intValue + second["tax"].intValue + 1)
      + first["discount"].intValue * second["discount"].intValue - (first["fee"].intValue + second["fee"].intValue) * 3
  }
}
