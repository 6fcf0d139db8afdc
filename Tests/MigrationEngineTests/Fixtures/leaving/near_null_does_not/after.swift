// reason: needs a rule
import Bridge

struct Reply: LegacyDecodable {
  @DecodedBy<TextRule> var text: String?
  @DecodedBy<CountRule> var count = 0

  enum TextRule: ObjectDecodingRule {
    static let value = Decoding<String?> { container in
      try container.valueIfPresent(String.self, at: "error") != nil ? nil : container.value(String.self, at: "text")
    }
  }
  enum CountRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      try container.valueIfPresent(String.self, at: "error") != nil ? 0 : container.value(Int.self, at: "count")
    }
  }
}
