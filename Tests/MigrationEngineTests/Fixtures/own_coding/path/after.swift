import Bridge

struct User: LegacyDecodable, Encodable {
  static var legacyRules: [LegacyRule] { [.reads("city", at: "address", "city"), .reads("change", at: "days", "-1")] }
  let id: Int
  let city: String
  let change: Int?
}
