// reason: `defer { radius = max(radius, 1) }` is not understood
import Bridge
import LegacyJSON

struct Circle: LegacyDecodable {
  var radius = 0.0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    defer { radius = max(radius, 1) }
    try fill(container)
  }

  mutating func update(_ json: JSON) { self.fill(json["circle"]) }

  private mutating func fill(_ json: LegacyContainer) throws {
    radius = try json.value(Double.self, at: "radius")
  }
  private mutating func fill(_ json: JSON) { try? fill(LegacyContainer(json: json)) }
}
