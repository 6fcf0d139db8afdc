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

struct Link: LegacyDecodable {
  @DecodedBy<PageRule> var page: URL? = URL(string: "https://example.com")
  @DecodedBy<HasHostRule> private(set) var hasHost: Bool

  enum PageRule: DecodingRule {
    static let value = Decoding<URL?> { container in
      try container.valueIfPresent(String.self).map({ URL(string: $0) }) ?? URL(string: "https://example.com")
    }
  }
  enum HasHostRule: ObjectDecodingRule {
    static let value = Decoding { try $0.valueIfPresent(String.self, at: "host").map { URL(string: $0) } != nil }
  }
}

struct Count: LegacyFailableDecodable {
  @DecodedBy<NumberRule> private(set) var number: Int?

  enum NumberRule: DecodingRule {
    static let value = Decoding<Int?> { container in
      guard let number = try container.valueIfPresent(String.self).map({ Int($0) }) else { throw container.refusal }
      return number
    }
  }
}
