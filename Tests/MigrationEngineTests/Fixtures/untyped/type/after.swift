import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<IsTextRule> private(set) var isText: Bool
  enum IsTextRule: ObjectDecodingRule {
    static let value = Decoding { try $0.valueIfPresent(String.self, at: "a") != nil }
  }
}
