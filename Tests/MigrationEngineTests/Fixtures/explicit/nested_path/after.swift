import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<ARule> var a: Int?

  enum ARule: DecodingRule {
    static let value = Decoding<Int?> { container in try container.decodeIfPresent(Int.self, at: "b").map { -$0 } }
  }
}
