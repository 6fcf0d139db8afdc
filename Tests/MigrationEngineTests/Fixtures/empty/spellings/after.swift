import Bridge

struct Counted: LegacyDecodable, NilWhenEmpty {
  @NeverNil var id: Int!
}

struct Compared: LegacyDecodable, NilWhenEmpty {
  @NeverNil var id: Int!
}

struct Parenthesised: LegacyDecodable, NilWhenEmpty {
  @NeverNil var id: Int!
}

struct Several: LegacyDecodable {
  @DecodedBy<IdRule> var id: Int!

  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { try $0.count() == 1 ? nil : $0.decode(Int.self, at: "id") }
  }
}
