import Bridge

struct Member: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesUnless { $0.exists(at: "id") }] }
  let id: Int
  let name: String
}
