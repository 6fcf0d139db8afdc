import Bridge

struct Counted: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nilWhenEmpty] }
  @NeverNil var id: Int!
}

struct Compared: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nilWhenEmpty] }
  @NeverNil var id: Int!
}

struct Parenthesised: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nilWhenEmpty] }
  @NeverNil var id: Int!
}

struct Several: LegacyDecodable {
  @DecodedBy<IdRule> var id: Int!

  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { try $0.count() == 1 ? nil : $0.value(Int.self, at: "id") }
  }
}
