// reason: handed on
import LegacyJSON

extension String.StringInterpolation {
  mutating func appendInterpolation(_ json: JSON) { appendLiteral(json.stringValue) }
}

class Item {
  var name = ""

  init(json: JSON) {
    name = "\(json["name"])"
  }
}
