// reason: needs a written initializer: `parse(json)` is not understood
import Bridge

struct Score: LegacyDecodable, ContainerDecodable {
  var point = 0
  var level = 0

  init(from container: LegacyContainer) throws {
    try parse(container)
    level = try container.decode(Int.self, at: "level")
  }

  mutating func parse(_ json: LegacyContainer) throws {
    if json.isNull(at: "point") { return }
    point = try json.decode(Int.self, at: "point")
  }
}
