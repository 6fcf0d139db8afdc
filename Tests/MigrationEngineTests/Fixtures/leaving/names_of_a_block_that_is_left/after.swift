import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<WidthRule> var width: Int = 0
  let height: Int
  @DecodedBy<TextRule> var text: String = ""

  enum WidthRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.exists(at: "flat") ? 0 : $0.valueIfPresent(Int.self, at: "width") ?? 1 }
  }
  enum TextRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.value(String.self, at: "letters").map { String($0) }.joined(separator: "-")
    }
  }
}
