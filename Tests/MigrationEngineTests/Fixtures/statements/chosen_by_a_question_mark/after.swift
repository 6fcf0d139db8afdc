import Bridge

struct User: LegacyDecodable {
  @DecodedBy<NameRule> var name: String?
  @DecodedBy<RoleRule> var role = ""

  enum NameRule: DecodingRule {
    static let value = Decoding<String?> { try $0.valueIfPresent(String.self) ?? "nobody" }
  }
  enum RoleRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      if try container.value(String.self, at: "roles", "main").isEmpty { return "guest" }
      return try container.value(String.self, at: "roles", "main")
    }
  }
}
