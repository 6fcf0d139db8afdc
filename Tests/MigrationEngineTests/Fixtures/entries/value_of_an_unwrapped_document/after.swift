import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<IdRule> var id: Int?
  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { try $0.exists(at: "extra") ? 1 : $0.value(Int.self, at: "id") }
  }
}
