// reason: `.string ?? "a \"city\""` is not `.stringValue`
import Bridge
import ModernClient

struct Place: LegacyDecodable {
  @Default<CityDefault> private(set) var city: String

  enum CityDefault: DefaultProviding { static var defaultValue: String { "a \"city\"" } }
}
