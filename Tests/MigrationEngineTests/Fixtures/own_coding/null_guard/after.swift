import Bridge

struct User: LegacyDecodable, Encodable {
  static var legacyRules: [LegacyRule] {
    [.reads("name", as: DecodedBy<NameRule>.self), .reads("age", as: DecodedBy<AgeRule>.self)]
  }
  let name: String
  let age: Int

  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.isNull() ? "nobody" : $0.value(String.self, at: "name") }
  }
  enum AgeRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.isNull() ? 1 : $0.value(Int.self, at: "age") }
  }
}
