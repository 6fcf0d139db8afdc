import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<SizeRule> var size = 0

  enum SizeRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      if try container.value(String.self, at: "kind") == "box", try container.value(Bool.self, at: "empty") {
        return try container.value(Bool.self, at: "open") ? 5 : 0
      }
      return 5
    }
  }
}
