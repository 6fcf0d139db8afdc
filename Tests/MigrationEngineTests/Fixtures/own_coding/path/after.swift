import Bridge

struct User: LegacyDecodable, Encodable {
  static var legacyRules: [LegacyRule] {
    [.reads("city", at: "address", "city"), .reads("change", at: "days", "-1"), .reads("half", at: "days", "½")]
  }
  let id: Int
  let city: String
  let change: Int?
  let half: Int?
}
