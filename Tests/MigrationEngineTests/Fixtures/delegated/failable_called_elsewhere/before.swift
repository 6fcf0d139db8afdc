import LegacyJSON

struct Point {
  let x: Int

  init?(json: JSON) { self.init(x: json["x"].int) }

  init?(x: Int?) {
    guard let x = x else { return nil }
    self.x = x
  }
}

let origin = Point(x: 0)
