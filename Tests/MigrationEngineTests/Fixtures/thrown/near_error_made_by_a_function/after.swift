// reason: the initializer throws more than one error, or another's
import Bridge

struct Failure: Error { let key: String }

func failure(_ key: String) -> Failure { Failure(key: key) }

struct Point: LegacyThrowingDecodable {
  let lat: Double
  let lng: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let lat = try container.valueIfPresent(Double.self, at: "lat") else { throw failure("lat") }
    guard let lng = try container.valueIfPresent(Double.self, at: "lng") else { throw failure("lng") }
    self.lat = lat
    self.lng = lng
  }
}
