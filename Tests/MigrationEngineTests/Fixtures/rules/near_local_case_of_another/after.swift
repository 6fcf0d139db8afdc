// reason: needs a written initializer: `let role = Role(rawValue: json["role"].stringValue) ?? .usual` is not understood
import Bridge

enum Role: String {
  case guest, admin

  static var usual: Role { .guest }
}

final class Member: LegacyDecodable, ContainerDecodable {
  let role: Role

  init(from container: LegacyContainer) throws {
    let role = try Role(rawValue: container.decode(String.self, at: "role")) ?? .usual
    self.role = role
  }
}
