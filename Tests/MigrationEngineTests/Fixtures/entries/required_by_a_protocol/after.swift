import LegacyJSON
import Bridge

protocol Readable {
  init?(json: JSON)
}

struct Item: LegacyFailableDecodable, Readable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}
