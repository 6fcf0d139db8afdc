// reason: `name`: needs a rule: `name = details["name"]?.stringValue ?? Words().blank`
import Bridge

class Words {
  var blank = ""
}

enum Texts {
  static let none = "-"
}

struct Profile: LegacyDecodable {
  @DecodedBy<NameRule> var name: String
  @DecodedBy<CityRule> var city: String?

  enum NameRule: DecodingRule {
    static let value = Decoding<String> { try $0.exists() ? $0.value(String.self) : Words().blank }
  }
  enum CityRule: DecodingRule {
    static let value = Decoding<String?> { try $0.exists() ? $0.value(String.self) : Texts.none }
  }
}
