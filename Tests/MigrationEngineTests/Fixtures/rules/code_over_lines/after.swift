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
