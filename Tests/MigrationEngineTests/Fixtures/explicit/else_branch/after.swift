import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<ARule> var a = 0

  enum ARule: DecodingRule {
    static let value = Decoding<Int> { container in
      if let n = try container.decodeIfPresent(Int.self) { n } else { 7 }
    }
  }
}
