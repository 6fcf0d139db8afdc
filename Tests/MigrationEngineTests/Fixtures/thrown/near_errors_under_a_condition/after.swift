// reason: the initializer throws more than one error, or another's
import Bridge

enum PointError: Error { case missing(String) }

struct Point: LegacyThrowingDecodable {
  let kind: String
  let lat: Double
  let lng: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    kind = try container.value(String.self, at: "kind")
    if kind == "near" {
      guard try container.valueIfPresent(Double.self, at: "lat") != nil else { throw PointError.missing("lat") }
    }
    guard let lng = try container.valueIfPresent(Double.self, at: "lng") else { throw PointError.missing("lng") }
    lat = try container.value(Double.self, at: "lat")
    self.lng = lng
  }
}
