import Bridge
import ModernClient

struct Place: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
  @DefaultValue<NameDefault> private(set) var name: String

  init(id: Int, name: String = "-") {
    self.id = id
    self.name = name
  }

  enum NameDefault: DefaultProviding { static var decodingDefault: String { "-" } }
}
