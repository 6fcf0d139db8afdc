// reason: needs a rule
import Bridge

// Where there is no `id`, the number is 0, and the rest is nil.
struct Bid: LegacyDecodable {
  @DecodedBy<NumberRule> var number: Int? = 0
  @DecodedBy<TextRule> var text: String?
  @DecodedBy<TitleRule> var title: String?

  enum NumberRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { container in
      try container.numberIfPresent(at: "id") != nil ? container.valueIfPresent(Int.self, at: "number") ?? 0 : 0
    }
  }
  enum TextRule: ObjectDecodingRule {
    static let value = Decoding<String?> { container in
      try container.numberIfPresent(at: "id") != nil ? container.value(String.self, at: "text") : nil
    }
  }
  enum TitleRule: ObjectDecodingRule {
    static let value = Decoding<String?> { container in
      try container.numberIfPresent(at: "id") != nil ? container.valueIfPresent(String.self, at: "title") : nil
    }
  }
}
