// reason: the initializer throws more than one error, or another's
import Bridge

enum PointError: Error { case missing(String) }

struct Point: LegacyThrowingDecodable {
  let lat: Double
  let lng: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let lng = try container.valueIfPresent(Double.self, at: "lng") else { throw PointError.missing("lng") }
    guard let lat = try container.valueIfPresent(Double.self, at: "lat") else { throw PointError.missing("lat") }
    self.lat = lat
    self.lng = lng
  }
}
