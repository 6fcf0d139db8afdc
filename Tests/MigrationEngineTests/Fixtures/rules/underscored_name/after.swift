import Bridge
import ModernClient

struct Item: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.reads("id", as: DefaultValue<IdDefault>.self)] }
  let _id: String
  let id: String

  enum IdDefault: DefaultProviding { static var decodingDefault: String { "none" } }
}
