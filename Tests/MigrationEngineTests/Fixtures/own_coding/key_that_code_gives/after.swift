import Bridge

struct User: LegacyDecodable, Encodable {
  static var legacyRules: [LegacyRule] { [.reads("id", as: DecodedBy<IdRule>.self)] }
  let id: Int

  enum IdRule: ObjectDecodingRule { static let value = Decoding<Int> { try $0.value(Int.self, at: Keys.user) } }
}

enum Keys {
  static var user: String { prefix + "id" }
  static var prefix = "user_"
}
