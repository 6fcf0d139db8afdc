import Bridge

enum Role { case admin, guest }

struct Aide: LegacyDecodable {
  @DecodedBy<RoleRule> private(set) var role: Role

  enum RoleRule: DecodingRule {
    static let value = Decoding<Role> { try $0.value(String.self) == "admin" ? Role.admin : Role.guest }
  }
}
