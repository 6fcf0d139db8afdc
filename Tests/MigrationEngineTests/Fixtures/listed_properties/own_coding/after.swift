import Bridge

struct Model: LegacyDecodable, Encodable {
  static var legacyRules: [LegacyRule] { [.reads("id", as: NeverNil<Int>.self)] }
  let id: Int?
  let name: String
}
