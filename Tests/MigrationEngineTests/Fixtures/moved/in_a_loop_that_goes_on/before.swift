import SwiftyJSON

struct Stop {
  var id: Int
  var lines: [String]
}

func stops(in json: JSON) -> [Stop] {
  var stops: [Stop] = []
  guard let found = json["stops"].array else { return [] }
  for each in found {
    guard let id = each["id"].int else { continue }
    var stop = Stop(id: id, lines: [])
    for line in each["lines"].arrayValue {
      stop.lines.append(line.stringValue)
    }
    stops.append(stop)
  }
  return stops
}
