import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<IsNumberRule> var isNumber: Bool

  enum IsNumberRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { container in
      try container.numberIfPresent(at: "a") != nil && container.valueIfPresent(Bool.self, at: "a") == nil
    }
  }
}
