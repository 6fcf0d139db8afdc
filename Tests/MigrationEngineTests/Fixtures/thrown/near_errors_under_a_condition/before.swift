// reason: the initializer throws more than one error, or another's
import SwiftyJSON

enum PointError: Error { case missing(String) }

struct Point {
  let kind: String
  let lat: Double
  let lng: Double

  init(json: JSON) throws {
    kind = json["kind"].stringValue
    if kind == "near" {
      guard json["lat"].double != nil else { throw PointError.missing("lat") }
    }
    guard let lng = json["lng"].double else { throw PointError.missing("lng") }
    lat = json["lat"].doubleValue
    self.lng = lng
  }
}
