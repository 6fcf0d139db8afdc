import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<ContentRule> var content: Any
  enum ContentRule: DecodingRule {
    static let value = Decoding<Any> { try LegacyContainer(parsing: $0.value(String.self)).value(JSON.self) }
  }
}
