// reason: the initializer throws more than one error, or another's
import SwiftyJSON

enum PointError: Error { case missing(Int) }

var count = 0

struct Point {
  let lat: Double

  init(json: JSON) throws {
    guard let lat = json["lat"].double else { throw PointError.missing(count) }
    self.lat = lat
  }
}
