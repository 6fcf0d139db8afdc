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

  private enum CodingKeys: String, CodingKey {
    case email
    case id = "code"
    case name = "full-name"
  }
}
