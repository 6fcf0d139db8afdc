import Core
import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<KindRule> var kind: Kind

  enum KindRule: DecodingRule { static let value = Decoding { try Kind(rawValue: $0.value(String.self)) ?? .small } }
}
