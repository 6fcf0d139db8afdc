// reason: needs a written initializer: `let role = Role(rawValue: json["role"].stringValue) ?? .usual` is not understood
import Bridge

enum Role: String {
  case guest, admin

  static var usual: Role { .guest }
}

final class Member: LegacyDecodable {
  let role: Role

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let role = try Role(rawValue: container.value(String.self, at: "role")) ?? .usual
    self.role = role
  }
}
