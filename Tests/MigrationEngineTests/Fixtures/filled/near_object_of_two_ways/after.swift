// reason: needs a written initializer: no declaration can say what `place` is
import Bridge

class Place {
  var latitude = 0.0
  var name = ""
}

class Shop: LegacyDecodable {
  var place: Place?

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if let latitude = try container.valueIfPresent(Double.self, at: "lat") {
      let place = Place()
      place.latitude = latitude
      if let name = try container.valueIfPresent(String.self, at: "name") { place.name = name }
      self.place = place
    }
  }
}
