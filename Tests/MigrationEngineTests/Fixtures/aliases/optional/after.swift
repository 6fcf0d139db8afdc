import Bridge

typealias Key = Int?

struct Course: LegacyDecodable {
  @DecodedBy<IdRule> var id: Key

  enum IdRule: DecodingRule { static let value = Decoding<Key> { try $0.valueIfPresent(Int.self) } }
}
