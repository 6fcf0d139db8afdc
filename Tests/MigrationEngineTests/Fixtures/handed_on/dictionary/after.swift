import Bridge

struct Message: LegacyDecodable {
  let id: Int
  @DecodedBy<CountRule> private(set) var count: Int

  enum CountRule: ObjectDecodingRule { static let value = Decoding<Int> { $0.members().count } }
}
