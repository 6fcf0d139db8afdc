import Bridge
import LegacyJSON

struct Point: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let latitude: Double
  let longitude: Double
  let name: String?

  private enum CodingKeys: String, CodingKey {
    case name
    case latitude = "lat"
    case longitude = "lng"
  }
}

private struct Missing: Error {}

func parsePoint(_ json: JSON) -> Point? {
  return Point(json: json)
}

func points(in json: JSON) -> [Point] {
  return json["points"].arrayValue.compactMap { parsePoint($0) }
}
