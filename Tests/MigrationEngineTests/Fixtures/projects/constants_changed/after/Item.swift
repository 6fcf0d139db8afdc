import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<NameRule> var name: String

  enum NameRule: ObjectDecodingRule { static let value = Decoding<String> { try $0.value(String.self, at: nameKey) } }
}
