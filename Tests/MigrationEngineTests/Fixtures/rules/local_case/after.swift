import Bridge

enum Role: String { case guest, admin }

struct Member: LegacyDecodable {
  @DecodedBy<RoleRule> private(set) var role: Role

  enum RoleRule: DecodingRule { static let value = Decoding { try Role(rawValue: $0.value(String.self)) ?? .guest } }
}
