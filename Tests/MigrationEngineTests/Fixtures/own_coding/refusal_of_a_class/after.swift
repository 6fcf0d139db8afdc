import Bridge

struct Pen: LegacyFailableDecodable, Encodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let size: Int
}
