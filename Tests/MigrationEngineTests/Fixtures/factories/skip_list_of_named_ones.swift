// reason: `json["flags"]` is read from a `JSON` that comes from elsewhere
import Bridge
import LegacyJSON

struct Flag: LegacyDecodable {
  let isOn: Bool

  static func flags(in json: JSON) -> [String: Flag] {
    return json["flags"].dictionaryValue.mapValues { Flag(json: $0) }
  }
}
