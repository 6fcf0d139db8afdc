import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<IdRule> var id: Int

  enum IdRule: ObjectDecodingRule { static let value = Decoding<Int> { try $0.idValue } }
}
