// reason: `parse` makes one of a `JSON`
import SwiftyJSON

let unit = "m"

struct Distance {
  let length: Double
  let unit: String
}

class DistanceParser {
  func parse(_ json: JSON) -> Distance {
    return Distance(length: json["length"].doubleValue, unit: unit)
  }
}
