import Bridge

struct Tag: LegacyFailableDecodable {
  @DecodedBy<TextRule> private(set) var text: String
  enum TextRule: ObjectDecodingRule {
    static let value = Decoding<String>.required { try $0.valueIfPresent(String.self) }
  }
}

struct Post: LegacyDecodable {
  @DecodedBy<FirstRule> private(set) var first: Tag?
  @DecodedBy<SecondRule> private(set) var second: Tag

  enum FirstRule: DecodingRule { static let value = Decoding<Tag?> { try $0.valueIfAccepted(Tag.self) } }
  enum SecondRule: DecodingRule {
    static let value = Decoding<Tag> { try $0.valueIfAccepted(Tag.self) ?? Tag(text: "none") }
  }
}
