import Bridge
import ModernClient

struct Campus: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  @DefaultValue<NameDefault> private(set) var name: String
  @DefaultEmptyString private(set) var code: String
  let floors: Int
  @DecodedBy<IsOpenRule> private(set) var isOpen: Bool
  let owner: String?

  private enum CodingKeys: String, CodingKey {
    case name, code, floors
    case isOpen = "open"
    case owner = "owner.name"
  }

  enum NameDefault: DefaultProviding { static var decodingDefault: String { "Unknown" } }
  enum IsOpenRule: DecodingRule { static let value = Decoding<Bool> { try ($0.valueIfPresent(Int.self) ?? 0) == 1 } }
}

struct Place: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let id: Int?
  let city: String?
  let visits: Int?

  private enum CodingKeys: String, CodingKey {
    case id
    case city = "details.city"
    case visits = "details.visits"
  }
}
