import Bridge

struct Item: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesNull] }
  let id: Int
}
