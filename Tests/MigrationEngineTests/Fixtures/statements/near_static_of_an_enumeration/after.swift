// reason: needs a written initializer: `let role: Role = json["role"].stringValue == "admin" ? .admin : .standard` is not understood
import Bridge

enum Role {
  case admin, guest

  static let standard = Role.guest
}

struct Aide: LegacyDecodable {
  let role: Role

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let role: Role = try container.value(String.self, at: "role") == "admin" ? .admin : .standard
    self.role = role
  }
}
