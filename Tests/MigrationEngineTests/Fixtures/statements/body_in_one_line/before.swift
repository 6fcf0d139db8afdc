import LegacyJSON

struct Item {
  let id: Int
  init(json: JSON) { id = json["id"].intValue }
}

struct Price {
  let amount: Double
  let unit: String
  init(json: JSON) { amount = json["amount"].double ?? 1; unit = json["unit"].string ?? "EUR" } // cents
}

final class Shop {
  let item: Item
  var price: Price?
  init(json: JSON) { item = Item(json: json["item"])
    if json["price"] != JSON.null { price = Price(json: json["price"]) } }
}
