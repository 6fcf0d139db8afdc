import Bridge

struct Model: LegacyFailableDecodable, Encodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
  let name: String?
}
