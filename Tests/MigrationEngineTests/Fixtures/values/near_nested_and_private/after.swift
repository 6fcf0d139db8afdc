// reason: needs a written initializer
import Bridge

final class Geo {
  private var lat = 0.0
  func set(_ lat: Double) { self.lat = lat }
}

struct Shop: LegacyDecodable {
  var geo = Geo()

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try geo.set(container.value(Double.self, at: "lat"))
  }
}
