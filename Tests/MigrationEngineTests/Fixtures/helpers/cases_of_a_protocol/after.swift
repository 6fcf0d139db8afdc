import Bridge
import LegacyJSON

protocol Defaulting: RawRepresentable where RawValue == String {
  static var standard: Self { get }
}

extension Defaulting {
  init(_ json: JSON) {
    self = Self(rawValue: json.stringValue) ?? Self.standard
  }
}

enum Role: String, Defaulting {
  case guest, admin

  static var standard: Role { return .guest }
}

struct User: LegacyDecodable {
  @DecodedBy<RoleRule> private(set) var role: Role
  @DecodedBy<GroupRule> private(set) var group: Role?

  enum RoleRule: DecodingRule { static let value = Decoding { try Role(rawValue: $0.value(String.self)) ?? .guest } }
  enum GroupRule: DecodingRule {
    static let value = Decoding<Role?> { try Role(rawValue: $0.value(String.self, at: "name")) }
  }
}
