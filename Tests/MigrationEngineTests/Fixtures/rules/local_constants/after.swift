import Foundation
import Bridge

struct Event: LegacyDecodable {
  @DecodedBy<DateRule> private(set) var date: Date
  @DecodedBy<LinkRule> private(set) var link: URL?
  @DecodedBy<CodeRule> private(set) var code: String

  enum DateRule: DecodingRule {
    static let value = Decoding { try Date(timeIntervalSince1970: $0.value(Double.self) / 1000) }
  }
  enum LinkRule: ObjectDecodingRule {
    static let value = Decoding<URL?> { try URL(string: "https://example.org/" + $0.value(String.self, at: "path")) }
  }
  enum CodeRule: DecodingRule { static let value = Decoding { try String($0.value(String.self).prefix(3 as Int)) } }
}
