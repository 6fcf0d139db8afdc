import Bridge
import ModernClient

// A place of the map.
struct Place: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: String
  @Coerced private(set) var lat: Double
  // What it is called.
  @DefaultValue<NameDefault> private(set) var name: String

  enum NameDefault: DefaultProviding { static var decodingDefault: String { "nameless" } }
}
