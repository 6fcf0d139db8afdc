import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int
  enum IdRule: ObjectDecodingRule { static let value = Decoding<Int> { try $0.value(Int.self, at: "data", "id") + 1 } }
}
