import Bridge
import LegacyJSON

struct Point: LegacyDecodable { let x: Double; let y: Double }

func points(_ json: JSON) -> [Point] {
  var points = [Point]()
  for point in json.arrayValue { points.append(Point(json: point)) }
  return points
}
