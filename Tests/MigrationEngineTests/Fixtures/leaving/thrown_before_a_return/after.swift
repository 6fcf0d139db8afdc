import Bridge

struct Item: LegacyDecodable {
  enum Problem: Error { case broken }

  @DecodedBy<SizeRule> var size = 0

  enum SizeRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      try container.value(Bool.self, at: "broken") ? 7 : (container.value(Bool.self, at: "empty") ? 0 : 1)
    }
  }
}
