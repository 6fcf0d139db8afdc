// reason: needs a written initializer: `city = json["city"].string ?? "in \(Place.country)"` is not understood
import Bridge

struct Place: LegacyDecodable {
  static let country = "Norway"

  @DecodedBy<CityRule> private(set) var city: String

  enum CityRule: DecodingRule {
    static let value = Decoding<String> { try $0.decodeIfPresent(String.self) ?? "in \(Place.country)" }
  }
}
