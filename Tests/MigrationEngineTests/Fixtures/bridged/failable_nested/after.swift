import LegacyJSON
import Bridge

enum Outer {
  struct Session {
    let raw: Any

    init?(_ json: JSON) {
      guard json.exists() else { return nil }
      raw = json.error as Any
    }
  }
}

extension Outer.Session: LegacyReadable {
  static func legacyValue(from json: JSON) -> Outer.Session? { Outer.Session(json) }
}

struct Page: LegacyDecodable {
  @DecodedBy<BridgedRule<Outer.Session>> private(set) var session: Outer.Session?
}
