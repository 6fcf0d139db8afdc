// reason: the initializer throws more than one error, or another's
import SwiftyJSON

enum PointError: Error { case wrong(String) }

struct Point {
  let lat: Double

  init(json: JSON) throws {
    guard let lat = json["lat"].double else { throw PointError.wrong(json["lat"].stringValue) }
    self.lat = lat
  }
}
