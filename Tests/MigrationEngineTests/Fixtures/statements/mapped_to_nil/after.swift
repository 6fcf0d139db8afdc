import Foundation
import Bridge

struct Label: LegacyDecodable {
  @DecodedBy<NameRule> private(set) var name: String
  @DecodedBy<SiteRule> private(set) var site: URL?

  enum NameRule: DecodingRule {
    static let value = Decoding<String> { try $0.valueIfPresent(String.self).map { $0.uppercased() } ?? "NONE" }
  }
  enum SiteRule: DecodingRule {
    static let value = Decoding<URL?> { container in
      try container.valueIfPresent(String.self).map { URL(string: $0) } ?? URL(string: "https://example.com")
    }
  }
}
