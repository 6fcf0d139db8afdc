import SwiftyJSON

struct Point {
  var x = 0.0
  var y = 0.0

  init() {}

  mutating func read(from data: JSON) {
    self.x = data["x"].doubleValue
    self.y = data["y"].doubleValue
  }
}

final class Line {
  var points: [Point] = []
  var label: String?

  func read(_ json: JSON) {
    label = json["label"].string
    for item in json["points"].arrayValue { var point = Point(); point.read(from: item); points.append(point) }
  }
}

func line(_ json: JSON) -> Line {
  let line = Line() // A new one.
  line.read(json["line"])
  return line
}
