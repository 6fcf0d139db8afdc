import Bridge
import ModernClient

struct Count: LegacyDecodable {
  let all: Int
  @DecodedBy<TitleRule> private(set) var title: String
  @DefaultTrue private(set) var isOpen: Bool
  let other: Int?

  private enum CodingKeys: String, CodingKey {
    case all, title, other
    case isOpen = "open"
  }

  enum TitleRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.valueIfPresent(String.self, at: "head", "title") ?? "-" }
  }
}
