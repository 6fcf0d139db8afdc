import Bridge
import LegacyJSON

struct Profile: LegacyDecodable {
  @NilIfAbsent var name: String?
  @DecodedBy<CityRule> var city: String
  let age: Int?

  enum CityRule: DecodingRule {
    static let value = Decoding<String> { try $0.exists() ? $0.value(String.self) : "Berlin" }
  }
}

func profile(_ members: [String: JSON]) -> Profile { Profile(reading: members) }
