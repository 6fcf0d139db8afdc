import Bridge
import LegacyJSON

struct Badge: LegacyDecodable {
  var id = 0

  mutating func update(_ json: JSON) { id = json["id"].intValue }
}

struct Shop: LegacyDecodable {
  let name: String

  static func parse(_ json: JSON) -> Shop { return Shop(json: json) }
}

struct City: LegacyDecodable {
  let name: String
  let badge: Badge

  init(fromJson json: JSON) { self.init(json: json) }
}
