import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int
  enum IdRule: ObjectDecodingRule { static let value = Decoding<Int> { try $0.decode(Int.self, at: "data", "id") + 1 } }
}
