import Bridge
import ModernClient

struct Settings: LegacyDecodable {
  @DefaultValue<NameDefault> private(set) var name: String
  @DecodedBy<PageRule> private(set) var page: Int
  @DecodedBy<RatioRule> private(set) var ratio: Double

  enum NameDefault: DefaultProviding { static var decodingDefault: String { "Untitled" } }
  enum PageRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 1 } }
  enum RatioRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Double.self) ?? 1.5 } }
}
