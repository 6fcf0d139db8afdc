import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<WidthRule> var width = 0
  @DecodedBy<HeightRule> var height = 0
  @DecodedBy<TextRule> var text = ""

  enum WidthRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.value(Double.self, at: "size") == 1 ? 1 : 0 }
  }
  enum HeightRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.value(Double.self, at: "size") == 1 ? 2 : 0 }
  }
  enum TextRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.value(Double.self, at: "size") == 1 ? "\(container.value(Double.self, at: "size"))" : ""
    }
  }
}
