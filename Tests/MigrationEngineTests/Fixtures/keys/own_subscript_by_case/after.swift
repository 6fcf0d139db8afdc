import Bridge
import LegacyJSON

enum Field: String {
  case code
  case fullName = "full-name"
}

extension JSON {
  subscript(key: Field) -> JSON { self[key.rawValue] }
}

struct Model: LegacyDecodable {
  let id: Int?
  let name: String
  let email: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.decodeIfPresent(Int.self, at: Field.code.rawValue)
    name = try container.decode(String.self, at: Field.fullName.rawValue)
    email = try container.decodeIfPresent(String.self, at: "email")
  }
}
