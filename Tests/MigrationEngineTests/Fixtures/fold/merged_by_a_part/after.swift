import Bridge

struct Shop: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let owner: String?
  let id: Int

  private enum CodingKeys: String, CodingKey {
    case id
    case owner = "owner.name"
  }
}
