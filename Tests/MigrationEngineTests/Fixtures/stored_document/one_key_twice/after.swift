import Bridge

struct Code: LegacyDecodable {
  private enum CodingKeys: String, CodingKey {
    case text
    case number = "code"
  }

  enum TextRule: ObjectDecodingRule { static let value = Decoding<String> { try $0.value(String.self, at: "code") } }

  let number: Int
  @DecodedBy<TextRule> private(set) var text: String
}
