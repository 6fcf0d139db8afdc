// reason: needs a rule
import Foundation
import Bridge

typealias Link = URL?

struct Page: LegacyFailableDecodable {
  @DecodedBy<LinkRule> private(set) var link: Link

  enum LinkRule: DecodingRule {
    static let value = Decoding<Link> { container in
      guard let link = try container.valueIfPresent(String.self) else { throw container.refusal }
      return URL(string: link)
    }
  }
}
