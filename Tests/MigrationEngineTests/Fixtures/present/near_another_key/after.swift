// reason: needs a rule: `if json["has_owner"].exists() { owner = User(json: json["owner"]) }`
import Bridge

struct User: LegacyDecodable {
  let name: String
}

struct Post: LegacyDecodable {
  @DecodedBy<OwnerRule> var owner: User?

  enum OwnerRule: ObjectDecodingRule {
    static let value = Decoding<User?> { try $0.exists(at: "has_owner") ? $0.value(User.self, at: "owner") : nil }
  }
}
