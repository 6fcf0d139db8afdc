// reason: `.string ?? "a \"city\""` is not `.stringValue`
import Bridge

struct Place: LegacyDecodable {
  @DecodedBy<CityRule> private(set) var city: String

  enum CityRule: DecodingRule {
    static let value = Decoding<String> { try $0.decodeIfPresent(String.self) ?? "a \"city\"" }
  }
}
