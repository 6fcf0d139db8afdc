import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<ARule> var a: Bool

  enum ARule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Bool.self) != nil } }
}
