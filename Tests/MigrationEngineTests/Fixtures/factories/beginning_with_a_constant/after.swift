import Bridge
import LegacyJSON
import ModernClient

struct Settings: LegacyDecodable {
  @DefaultValue<LanguageDefault> var language: String
  @DecodedBy<SizeRule> var size: Int

  static let standard = Settings(language: "en", size: 20)

  enum LanguageDefault: DefaultProviding { static var decodingDefault: String { "en" } }
  enum SizeRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 20 } }
}

struct Guest: LegacyDecodable {
  let id: Int
  @DecodedBy<NameRule> private(set) var name: String

  static let nobody = Guest(id: 0, name: "nobody")

  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.isEmpty() ? "nobody" : $0.value(String.self, at: "name") }
  }
}

func settings(in json: JSON) -> Settings { Settings(json: json["settings"]) }
func guest(in json: JSON) -> Guest { Guest(json: json["guest"]) }
