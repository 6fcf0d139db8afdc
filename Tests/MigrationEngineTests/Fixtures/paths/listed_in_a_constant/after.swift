import Bridge
import LegacyJSON

struct Venue: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  private static let street: [JSONSubscriptType] = ["address", "street"]
  let street: String
  let lat: Double?
  let first: String?

  private enum CodingKeys: String, CodingKey {
    case street = "address.street"
    case lat = "geo.lat"
    case first = "names.0"
  }
}

enum Paths {
  static let lat: [JSONSubscriptType] = ["geo", "lat"]
  static let first: [JSONSubscriptType] = ["names", 0]
}
