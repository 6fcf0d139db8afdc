import Bridge

struct Origin: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}

struct Author: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesEmpty] }
  let name: String
}

struct Entry: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let origin: Origin?
  let author: Author?
  let first: Origin?

  private enum CodingKeys: String, CodingKey {
    case origin, author
    case first = "list.0"
  }
}
