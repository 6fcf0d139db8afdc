import LegacyJSON
import Bridge

class Session {
  let raw: Any

  init(json: JSON) {
    raw = json.error as Any
  }
}

extension Session: LegacyReadable { static func legacyValue(from json: JSON) -> Session { Session(json: json) } }

struct Item: LegacyDecodable {
  @DecodedBy<BridgedRule<Session>> private(set) var session: Session
  @DecodedBy<BridgedElementsRule<Session>> private(set) var sessions: [Session]
}

struct Page: LegacyDecodable {
  @DecodedBy<TitleRule> private(set) var title: String
  let count: Int
  @DecodedBy<BridgedElementsRule<Session>> private(set) var sessions: [Session]

  enum TitleRule: DecodingRule { static let value = Decoding<String> { try "#" + $0.value(String.self) } }
}
