// reason: the initializer throws more than one error, or another's
import Bridge

enum PointError: Error { case missing(Int) }

var count = 0

struct Point: LegacyThrowingDecodable {
  let lat: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let lat = try container.valueIfPresent(Double.self, at: "lat") else { throw PointError.missing(count) }
    self.lat = lat
  }
}
