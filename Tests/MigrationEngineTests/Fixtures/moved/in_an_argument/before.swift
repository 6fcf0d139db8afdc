import SwiftyJSON

struct Point { let x: Double; let y: Double }

func points(_ json: JSON) -> [Point] {
  var points = [Point]()
  for point in json.arrayValue { points.append(Point(x: point["x"].doubleValue, y: point["y"].doubleValue)) }
  return points
}
