import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<ARule> var a: Bool

  enum ARule: DecodingRule { static let value = Decoding { $0.numberIfPresent() != nil } }
}
