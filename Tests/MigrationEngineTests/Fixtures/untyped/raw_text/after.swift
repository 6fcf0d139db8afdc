import Bridge

struct Feed: LegacyDecodable {
  @DecodedBy<TextRule> private(set) var text: String
  @DecodedBy<ParentRule> private(set) var parent: Parent?
  @DecodedBy<RawRule> private(set) var raw: String?

  enum TextRule: DecodingRule { static let value = Decoding<String> { $0.description } }
  enum ParentRule: DecodingRule {
    static let value = Decoding<Parent?> { try $0.rawString() != "null" ? $0.value(Parent.self) : nil }
  }
  enum RawRule: DecodingRule { static let value = Decoding<String?> { $0.rawString() } }
}

struct Parent: LegacyDecodable {
  let id: Int
}
