// reason: `stops` makes one of a `JSON`
import SwiftyJSON

struct Stop {
  var id: Int
  var lines: [String]
}

func stops(in json: JSON) -> [Stop] {
  var stops: [Stop] = []
  for each in json["stops"].arrayValue {
    var stop // all that is known of it
      = Stop(id: each["id"].intValue, lines: [])
    stop.lines.append(each["line"].stringValue)
    stops.append(stop)
  }
  return stops
}
