// reason: `id`: needs a rule: `id = json["id"].intValue`
import Bridge

#if os(Linux)
typealias Key = Int
#else
typealias Key = Double
#endif

struct Course: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Key

  enum IdRule: DecodingRule { static let value = Decoding<Key> { try $0.value(Int.self) } }
}
