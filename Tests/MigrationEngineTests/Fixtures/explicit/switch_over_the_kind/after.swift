import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<ARule> var a = 0

  enum ARule: DecodingRule {
    static let value = Decoding<Int> { container in
      try container.numberIfPresent() != nil ? (container.valueIfPresent(Bool.self) != nil ? 2 : 1) : 2
    }
  }
}
