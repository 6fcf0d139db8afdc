import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<ARule> var a: Int?

  enum ARule: ObjectDecodingRule {
    static let value = Decoding<Int?> { container in
      try container.valueIfPresent(Int.self, at: "b", "a") ?? container.valueIfPresent(Int.self, at: "c", "a")
    }
  }
}
