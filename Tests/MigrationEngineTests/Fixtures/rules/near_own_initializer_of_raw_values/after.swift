// reason: needs a rule: `role = Role(json["role"].stringValue)`
import Bridge

enum Role: String {
  case guest, admin

  init(_ text: String) { self = Role(rawValue: text.lowercased()) ?? .guest }
}

enum Level: String {
  case low, high

  init?(_ text: String) { self.init(rawValue: text.lowercased()) }
}

struct User: LegacyDecodable {
  @DecodedBy<RoleRule> var role: Role
  @DecodedBy<LevelsRule> var levels: [Level]

  enum RoleRule: DecodingRule { static let value = Decoding { try Role($0.value(String.self)) } }
  enum LevelsRule: DecodingRule {
    static let value = Decoding<[Level]> { try $0.nestedContainers().compactMap { try Level($0.value(String.self)) } }
  }
}
