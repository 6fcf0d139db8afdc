import Bridge
import LegacyJSON

enum Key: String {
  case code
  case fullName = "full-name"
}

extension JSON {
  subscript(key: Key) -> JSON { self[key.rawValue] }
}

struct Model: LegacyDecodable {
  let id: Int?
  let name: String
  let email: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.decodeIfPresent(Int.self, at: Key.code.rawValue)
    name = try container.decode(String.self, at: Key.fullName.rawValue)
    email = try container.decodeIfPresent(String.self, at: "email")
  }
}
