import Bridge
import LegacyJSON

protocol Mapped {
  init()
  mutating func map(_ json: JSON)
}

struct User: LegacyDecodable, Mapped {
  var name: String?

  mutating func map(_ json: JSON) { name = json["name"].string }
}

struct Address: LegacyDecodable, Mapped {
  var city: String?

  mutating func map(_ json: JSON) { city = json["city"].string }
}

final class Visit: LegacyDecodable, Mapped {
  var page: Int?

  func map(_ json: JSON) { page = json["page"].int }
}
