import Bridge

struct Named: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let name: String

  private enum CodingKeys: String, CodingKey {
    case name = "grid.name"
  }
}
