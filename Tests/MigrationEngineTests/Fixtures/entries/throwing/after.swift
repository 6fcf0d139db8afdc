import Bridge

struct Missing: Error {}

struct Item: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(Missing())] }
  let id: Int
  let owner: Owner
}

struct Owner: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.refusesWithError(Missing())] }
  @DecodedBy<NameRule> private(set) var name: String

  enum NameRule: DecodingRule {
    static let value = Decoding<String> { container in
      guard container.exists() else { throw container.refusal }
      return try container.value(String.self)
    }
  }
}
