// reason: a model that is tried has errors of its own
import SwiftyJSON

enum Failure: Error {
  case inner, outer
}

struct Point {
  let x: Double

  init(json: JSON) throws {
    guard let x = json["x"].double else { throw Failure.inner }
    self.x = x
  }
}

struct Shape {
  let point: Point

  init(json: JSON) throws {
    guard let point = try? Point(json: json["point"]) else { throw Failure.outer }
    self.point = point
  }
}
