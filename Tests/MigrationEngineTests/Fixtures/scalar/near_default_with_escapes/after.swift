// reason: `.string ?? "a \"city\""` is not `.stringValue`
import Bridge
import ModernClient

struct Place: LegacyDecodable {
  @DefaultValue<CityDefault> private(set) var city: String

  enum CityDefault: DefaultProviding { static var decodingDefault: String { "a \"city\"" } }
}
