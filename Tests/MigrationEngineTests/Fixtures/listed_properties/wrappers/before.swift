import SwiftyJSON

struct Owner {
  let name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }
}

struct Pen {
  var id: Int
  var owner: Owner?
  var seller: Owner?
  var maker: Owner?
  var parts: [Owner]?
  var isNew: Bool
  var isOld: Bool
  var price: Double
  var link: String?
  var amount: Int?

  init(json: JSON) {
    id = json["id"].intValue
    owner = Owner(json: json["owner"])
    if json["seller"].exists() { seller = Owner(json: json["seller"]) }
    if !json["maker"].isEmpty { maker = Owner(json: json["maker"]) }
    parts = json["parts"].arrayValue.map { Owner(json: $0) }
    isNew = json["is_new"].bool ?? true
    isOld = json["is_old"].boolValue
    price = json["price"].double ?? 0
    if json["link"] != JSON.null { link = json["link"].stringValue }
    amount = json["amount"].intValue
  }
}

func fields(of pen: Pen) -> [String] { Mirror(reflecting: pen).children.compactMap { $0.label } }
