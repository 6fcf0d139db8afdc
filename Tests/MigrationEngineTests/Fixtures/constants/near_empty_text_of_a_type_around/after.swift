// reason: `title`: needs a rule: `title = json["title"].string ?? empty`
import Bridge

let empty = ""

class Screen {
  static let empty = "screen"

  struct Item: LegacyDecodable {
    @DecodedBy<TitleRule> private(set) var title: String
    let other: String

    enum TitleRule: DecodingRule { static let value = Decoding<String> { try $0.valueIfPresent(String.self) ?? empty } }
  }
}
