import Core
import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<NameRule> var name: String
  let size: Int?

  private enum CodingKeys: String, CodingKey {
    case name
    case size = "length"
  }

  enum NameRule: ObjectDecodingRule { static let value = Decoding<String> { try $0.value(String.self, at: Keys.name) } }
}
