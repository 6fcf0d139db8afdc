import Bridge

struct Model: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let a: Int?

  private enum CodingKeys: String, CodingKey {
    case a = "0.a"
  }
}
