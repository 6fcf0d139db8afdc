import SwiftyJSON

struct Badge {
  var id = 0

  init(json: JSON) { update(json) }

  mutating func update(_ json: JSON) { id = json["id"].intValue }
}

struct Shop {
  let name: String

  static func parse(_ json: JSON) -> Shop {
    return Shop(name: json["name"].stringValue)
  }
}

struct City {
  let name: String
  let badge: Badge

  init(fromJson json: JSON) {
    name = json["name"].stringValue
    badge = Badge(json: json["badge"])
  }
}
