// reason: `geo.lat = json["lat"].doubleValue` is not understood
import Bridge

final class Geo {
  var lat = 0.0
}

struct Shop: LegacyDecodable {
  var geo = Geo()
  var all: [Geo] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    all.append(geo)
    geo.lat = try container.value(Double.self, at: "lat")
  }
}
