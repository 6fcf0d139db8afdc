// reason: needs a rule: `city = json["city"].string ?? "in \(Place.country)"`
import Bridge

struct Place: LegacyDecodable {
  static let country = "Norway"

  @DecodedBy<CityRule> private(set) var city: String

  enum CityRule: DecodingRule {
    static let value = Decoding<String> { try $0.valueIfPresent(String.self) ?? "in \(Place.country)" }
  }
}
