import Bridge

struct User: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let id: Int

  private enum CodingKeys: String, CodingKey {
    case id = "data.id"
  }
}
