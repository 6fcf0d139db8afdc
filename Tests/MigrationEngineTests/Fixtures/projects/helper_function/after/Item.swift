import Bridge
import ModernClient

struct Item: LegacyDecodable {
  @Default<NameDefault> var name: String

  enum NameDefault: DefaultProviding { static var defaultValue: String { "none" } }
}
