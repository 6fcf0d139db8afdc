// reason: the initializer throws more than one error, or another's
import SwiftyJSON

struct Failure: Error { let key: String }

func failure(_ key: String) -> Failure { Failure(key: key) }

struct Point {
  let lat: Double
  let lng: Double

  init(json: JSON) throws {
    guard let lat = json["lat"].double else { throw failure("lat") }
    guard let lng = json["lng"].double else { throw failure("lng") }
    self.lat = lat
    self.lng = lng
  }
}
