import Bridge

enum Field: String {
  case id

  var rawValue: String { "_id" }
}

struct Badge: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int

  enum IdRule: ObjectDecodingRule { static let value = Decoding<Int> { try $0.value(Int.self, at: Field.id.rawValue) } }
}
