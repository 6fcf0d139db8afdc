// reason: needs a rule
import SwiftyJSON

enum Level: String { case none, all }

extension JSON {
  func level<T: RawRepresentable>(or other: T) -> T where T.RawValue == String { T(rawValue: stringValue) ?? other }
}

struct Access {
  let level: Level?

  init(json: JSON) { level = json["level"].level(or: .none) }
}
