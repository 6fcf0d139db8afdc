import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<ARule> var a: Int?

  enum ARule: ObjectDecodingRule {
    static let value = Decoding<Int?> { container in
      try container.decodeIfPresent(Int.self, at: "b", "a") ?? container.decodeIfPresent(Int.self, at: "c", "a")
    }
  }
}
