import Bridge

struct Position {
  let latitude: Double
  let longitude: Double
}

struct Place: LegacyDecodable {
  let id: Int
  let name: String
  @DecodedBy<PositionRule> private(set) var position: Position
  @DecodedBy<LinkRule> private(set) var link: String

  enum PositionRule: DecodingRule {
    static let value = Decoding<Position> { container in
      try Position(
        latitude: container.value(Double.self, at: "latitude"),
        longitude: container.valueIfPresent(Double.self, at: "longitude") ?? 180)
    }
  }
  enum LinkRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try "https://example.com/places/" + container.value(String.self, at: "slug") + "?page=1"
    }
  }
}
