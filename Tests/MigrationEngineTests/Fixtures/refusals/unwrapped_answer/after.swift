import Bridge

struct Point: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesNull] }
  let total: Int?
  let label: String?
}

struct Place: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesEmpty] }
  let name: String
}
