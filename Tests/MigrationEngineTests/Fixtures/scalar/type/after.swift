import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<ARule> var a: Bool

  enum ARule: DecodingRule { static let value = Decoding { try $0.decodeIfPresent(Bool.self) != nil } }
}
