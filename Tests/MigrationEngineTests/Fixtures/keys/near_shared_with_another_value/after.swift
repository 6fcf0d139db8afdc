// reason: needs a rule
import Bridge

struct Level: LegacyDecodable {
  let number: Int
  @DecodedBy<TextRule> private(set) var text: String

  private enum CodingKeys: String, CodingKey {
    case text
    case number = "level"
  }

  enum TextRule: ObjectDecodingRule { static let value = Decoding<String> { try $0.value(String.self, at: "level") } }
}
