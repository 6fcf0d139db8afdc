// reason: `self.init` may fail, and a throwing initializer can't delegate to it
import LegacyJSON

class Point {
  let x: Int

  convenience init?(json: JSON) { self.init(x: json["x"].int) }

  init?(x: Int?) {
    guard let x = x else { return nil }
    self.x = x
  }
}

class Place: Point {}

func note(_ values: [Point]) {}
