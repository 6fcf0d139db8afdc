import Bridge

struct Label: LegacyDecodable {
  @DecodedBy<TextRule> var text: String
  @DecodedBy<CountRule> var count: Int

  enum TextRule: DecodingRule {
    static let value = Decoding { try String(describing: Optional($0.value(String.self))) }
  }
  enum CountRule: DecodingRule { static let value = Decoding<Int> { try Int($0.value(String.self)) ?? 0 } }
}
