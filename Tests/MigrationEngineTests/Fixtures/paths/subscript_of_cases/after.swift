import Bridge
import LegacyJSON

enum Place: String { case address, city, geo, lat }

extension JSON {
  subscript(_ places: Place...) -> JSON {
    var current = self
    for place in places { current = current[place.rawValue] }
    return current
  }

  subscript(dotted path: String) -> JSON {
    path.components(separatedBy: ".").reduce(self) { json, key in
      if let index = Int(key) { return json[index] }
      return json[key]
    }
  }
}

struct Shop: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let city: String
  let latitude: Double?
  let cover: String?

  private enum CodingKeys: String, CodingKey {
    case city = "address.city"
    case latitude = "address.geo.lat"
    case cover = "images.0.url"
  }
}
