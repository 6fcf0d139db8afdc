import Bridge

struct Message: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int

  enum IdRule: ObjectDecodingRule { static let value = Decoding<Int> { try $0.members()["id"]!.value(Int.self) } }
}
