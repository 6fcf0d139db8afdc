// reason: needs a written initializer: `json["name"].exists() ? (name = json["name"].stringValue) : (User.unnamed += 1)` is not understood
import Bridge

struct User: LegacyDecodable {
  nonisolated(unsafe) static var unnamed = 0

  var name = ""

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try container.exists(at: "name") ? (name = container.value(String.self, at: "name")) : (User.unnamed += 1)
  }
}
