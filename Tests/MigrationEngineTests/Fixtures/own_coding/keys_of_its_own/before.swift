import SwiftyJSON

struct Tier: Codable {
  let id: Int
  let price: Double
  var isSelected = false

  enum CodingKeys: String, CodingKey {
    case id
    case price = "tierPrice"
  }

  init(json: JSON) {
    id = json["id"].intValue
    price = json["tier_price"].doubleValue
  }
}

struct Zone {
  let name: String?
  let isOpen: Bool

  private enum CodingKeys: String, CodingKey {
    case name = "ZoneName", isOpen = "Open"
  }

  init(json: JSON) {
    name = json[CodingKeys.name.rawValue].string
    isOpen = json[CodingKeys.isOpen.stringValue].boolValue
  }
}
