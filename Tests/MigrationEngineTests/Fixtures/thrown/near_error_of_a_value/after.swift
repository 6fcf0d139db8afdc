// reason: the initializer throws more than one error, or another's
import Bridge

enum PointError: Error { case wrong(String) }

struct Point: LegacyThrowingDecodable {
  let lat: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let lat = try container.valueIfPresent(Double.self, at: "lat")
    else { throw try PointError.wrong(container.value(String.self, at: "lat")) }
    self.lat = lat
  }
}
