import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<NameRule> var name: String

  enum NameRule: DecodingRule { static let value = Decoding<String> { try text($0) } }
}
