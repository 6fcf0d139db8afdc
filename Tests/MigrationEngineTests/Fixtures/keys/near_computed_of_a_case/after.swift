// reason: needs a rule: `snippet = json[Part.snippet.key].stringValue`
import Bridge

enum Part: String {
  case snippet

  var key: String { "\(self)" + suffix }
}

let suffix = String(Int.random(in: 0..<2))

struct Video: LegacyDecodable {
  @DecodedBy<SnippetRule> private(set) var snippet: String

  enum SnippetRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.value(String.self, at: Part.snippet.key) }
  }
}
