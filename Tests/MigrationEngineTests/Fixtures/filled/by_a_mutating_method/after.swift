import Bridge
import LegacyJSON

struct Point: LegacyDecodable {
  var x = 0.0
  var y = 0.0

  init() {}
}

struct Line: LegacyDecodable {
  let points: [Point]
  let label: String?
}

func line(_ json: JSON) -> Line {
  // A new one.
  let line = Line(json: json["line"])
  return line
}
