// reason: `from` makes one of a `JSON`
import SwiftyJSON

struct Flag {
  let isOn: Bool

  static func from(json: JSON) -> Flag { Flag(isOn: json["on"].boolValue) }

  static func inverse(json: JSON) -> Flag { Flag(isOn: !json["on"].boolValue) }
}
