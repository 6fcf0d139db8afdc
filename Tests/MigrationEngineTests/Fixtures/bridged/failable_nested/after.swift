import LegacyJSON
import Bridge

enum Outer {
  struct Session {
    let raw: JSON

    init?(_ json: JSON) {
      guard json.exists() else { return nil }
      raw = json
    }
  }
}

extension Outer.Session: LegacyReadable { static func read(_ json: JSON) -> Outer.Session? { Outer.Session(json) } }
