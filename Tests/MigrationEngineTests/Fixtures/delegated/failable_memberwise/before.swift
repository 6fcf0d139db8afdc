import LegacyJSON

struct Point {
  let x: Int
  let y: Int

  init?(json: JSON) {
    guard json["isValid"].bool ?? true else { return nil }
    self.init(x: json["at"][0].int, y: json["at"][1].int)
  }

  private init?(x: Int?, y: Int?) {
    guard let x = x, let y = y, [x, y].allSatisfy({ value in return value > 0 }) else { return nil }
    self.x = x
    self.y = y
  }
}

struct Path {
  let points: [Point]

  init(json: JSON) { points = json["points"].arrayValue.compactMap { Point(json: $0) } }
}
