import Bridge

struct Item: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let id: Int
  private enum CodingKeys: String, CodingKey {
    case id = "other.id"
  }
}
