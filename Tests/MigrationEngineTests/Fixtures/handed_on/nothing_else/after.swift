import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<NameRule> var name = ""

  enum NameRule: ObjectDecodingRule { static let value = Decoding { try $0.valueIfPresent(String.self) ?? "" } }
}
