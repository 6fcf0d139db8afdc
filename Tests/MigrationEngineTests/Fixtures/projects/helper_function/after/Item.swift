import Bridge
import ModernClient

struct Item: LegacyDecodable {
  @DefaultValue<NameDefault> var name: String

  enum NameDefault: DefaultProviding { static var decodingDefault: String { "none" } }
}
