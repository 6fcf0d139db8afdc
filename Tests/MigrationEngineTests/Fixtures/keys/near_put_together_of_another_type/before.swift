// reason: `name = json["\(prefix)_name"].stringValue` is not understood
import SwiftyJSON

struct Prefix: ExpressibleByStringLiteral, CustomStringConvertible {
  let text: String
  init(stringLiteral value: String) { text = value }
  var description: String { "old_\(text)" }
}

struct Place {
  let name: String

  init(json: JSON) {
    let prefix: Prefix = "place"
    name = json["\(prefix)_name"].stringValue
  }
}
