import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<ARule> var a = 0

  enum ARule: DecodingRule {
    static let value = Decoding<Int> { if let n = try $0.decodeIfPresent(Int.self) { n } else { 7 } }
  }
}
