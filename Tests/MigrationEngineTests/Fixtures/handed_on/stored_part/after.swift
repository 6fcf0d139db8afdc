import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  let id: Int
  @DecodedBy<RawRule> var raw: Any?
  enum RawRule: DecodingRule { static let value = Decoding<Any?> { try $0.value(JSON.self) } }
}
