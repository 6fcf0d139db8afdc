// reason: `title`: needs a rule
import Bridge
import ModernClient

// The default is another one than those of the library.
struct Offer: LegacyDecodable {
  @DecodedBy<TitleRule> var title: String?
  @DecodedBy<PriceRule> var price: Int!

  enum TitleRule: DecodingRule { static let value = Decoding<String?> { try $0.valueIfPresent(String.self) ?? "none" } }
  enum PriceRule: DecodingRule { static let value = Decoding<Int?> { try $0.valueIfPresent(Int.self) ?? -1 } }
}

// What the early return leaves is neither nil nor the default.
struct Bid: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nilWhenEmpty] }
  @DecodedBy<TitleRule> var title: String? = "untitled"
  @OptionalDefaultZero var price: Int?

  enum TitleRule: ObjectDecodingRule {
    static let value = Decoding<String?> { container in
      try container.isEmpty() ? "untitled" : container.valueIfPresent(String.self, at: "title") ?? ""
    }
  }
}
