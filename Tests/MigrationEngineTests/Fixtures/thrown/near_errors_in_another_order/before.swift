// reason: the initializer throws more than one error, or another's
import SwiftyJSON

enum PointError: Error { case missing(String) }

struct Point {
  let lat: Double
  let lng: Double

  init(json: JSON) throws {
    guard let lng = json["lng"].double else { throw PointError.missing("lng") }
    guard let lat = json["lat"].double else { throw PointError.missing("lat") }
    self.lat = lat
    self.lng = lng
  }
}
