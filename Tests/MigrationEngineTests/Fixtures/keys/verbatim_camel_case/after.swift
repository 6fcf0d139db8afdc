import Bridge

struct Model: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.verbatimKeys] }
  let userId: Int?
  let name: String?
}
