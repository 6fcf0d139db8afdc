import LegacyJSON

struct Point {
  let x: Int

  init?(json: JSON) { self.init(x: json["x"].int) }

  init?(x: Int?) {
    guard let x = x else { return nil }
    self.x = x
  }
}

let points: [Point?] = [1, nil].map(Point.init)
let origin: Point? = .init(x: 0)
