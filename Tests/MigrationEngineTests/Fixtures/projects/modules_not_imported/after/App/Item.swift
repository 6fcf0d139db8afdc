import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<NameRule> var name: String
  @DecodedBy<SizeRule> var size: Int?

  enum NameRule: ObjectDecodingRule { static let value = Decoding<String> { try $0.value(String.self, at: Keys.name) } }
  enum SizeRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { try $0.valueIfPresent(Int.self, at: Key.size.rawValue) }
  }
}
