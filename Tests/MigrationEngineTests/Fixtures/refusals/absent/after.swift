import Bridge

struct Statistics: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesAbsent] }
  let views: Int?
  let likes: Int
}
