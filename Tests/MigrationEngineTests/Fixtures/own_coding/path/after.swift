import Bridge

struct User: LegacyDecodable, Encodable {
  static var legacyRules: [LegacyRule] { [.reads("city", at: "address", "city")] }
  let id: Int
  let city: String
}
