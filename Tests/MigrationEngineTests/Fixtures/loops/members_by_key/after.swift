import Bridge
import ModernClient

struct Article: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  @DefaultValue<TitleDefault> var title: String
  @DecodedBy<LimitRule> var limit: Int
  let name: String?
  let age: Int
  let nick: String

  private enum CodingKeys: String, CodingKey {
    case title, limit, nick
    case name = "author.name"
    case age = "author.age"
  }

  enum TitleDefault: DefaultProviding { static var decodingDefault: String { "Untitled" } }
  enum LimitRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 20 } }
}
