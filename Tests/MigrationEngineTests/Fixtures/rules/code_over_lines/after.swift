import CoreLocation
import Bridge

struct Place: LegacyDecodable {
  let id: Int
  let name: String
  @DecodedBy<PositionRule> private(set) var position: CLLocationCoordinate2D
  @DecodedBy<LinkRule> private(set) var link: String

  enum PositionRule: DecodingRule {
    static let value = Decoding<CLLocationCoordinate2D> { container in
      try CLLocationCoordinate2D(
        latitude: container.decode(Double.self, at: "latitude"),
        longitude: container.decodeIfPresent(Double.self, at: "longitude") ?? 180)
    }
  }
  enum LinkRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try "https://example.com/places/" + container.decode(String.self, at: "slug") + "?page=1"
    }
  }
}
