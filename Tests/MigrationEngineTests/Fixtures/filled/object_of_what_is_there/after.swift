import Bridge

class Place {
  var latitude = 0.0
  var longitude = 0.0
}

struct Shop: LegacyDecodable {
  @DecodedBy<PlaceRule> var place: Place?

  enum PlaceRule: DecodingRule {
    static let value = Decoding<Place?> { container in
      guard let lat = try container.valueIfPresent(Double.self, at: "lat"),
        let lng = try container.valueIfPresent(Double.self, at: "lng")
      else { return nil }
      let place = Place()
      place.latitude = lat
      place.longitude = lng
      return place
    }
  }
}
