// reason: `parse` makes one of a `JSON`
import SwiftyJSON

struct Reading {
  let value: Double
}

class ReadingParser {
  var factor = 1.0

  func parse(_ json: JSON) -> Reading {
    return Reading(value: json["value"].doubleValue * factor)
  }
}
