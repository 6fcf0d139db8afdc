import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<ARule> var a = 0

  enum ARule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 7 } }
}
