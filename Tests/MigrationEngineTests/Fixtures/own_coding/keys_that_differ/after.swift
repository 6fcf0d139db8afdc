import Bridge

struct User: LegacyDecodable, Encodable {
  static var legacyRules: [LegacyRule] { [.reads("userId", at: "id")] }
  let id: Int

  enum CodingKeys: String, CodingKey { case id = "userId" }
}
