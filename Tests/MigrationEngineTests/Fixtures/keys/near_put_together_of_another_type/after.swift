// reason: `name = json["\(prefix)_name"].stringValue` is not understood
import Bridge

struct Prefix: ExpressibleByStringLiteral, CustomStringConvertible {
  let text: String
  init(stringLiteral value: String) { text = value }
  var description: String { "old_\(text)" }
}

struct Place: LegacyDecodable {
  let name: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let prefix: Prefix = "place"
    name = try container.value(String.self, at: "\(prefix)_name")
  }
}
