// reason: `name = json["\(language)_name"].stringValue` is not understood
import Bridge

struct Place: LegacyDecodable {
  let name: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let language = try container.value(String.self, at: "language")
    name = try container.value(String.self, at: "\(language)_name")
  }
}
