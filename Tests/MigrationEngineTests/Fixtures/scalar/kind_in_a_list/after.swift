import Bridge

struct Person: LegacyDecodable {
  let age: Int?
  @DecodedBy<IsTextRule> var isText = false

  enum IsTextRule: ObjectDecodingRule {
    static let value = Decoding { try $0.valueIfPresent(String.self, at: "name") != nil }
  }
}
