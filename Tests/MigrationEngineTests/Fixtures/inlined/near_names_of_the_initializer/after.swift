// reason: needs a written initializer: `self.level += level` is not understood
import Bridge

struct Score: LegacyDecodable, ContainerDecodable {
  var point = 0
  var level = 0

  init(from container: LegacyContainer) throws {
    let level = try container.decode(Int.self, at: "levels", "first")
    try parse(container)
    self.level += level
  }

  mutating func parse(_ json: LegacyContainer) throws {
    point = try json.decode(Int.self, at: "point")
    level = try json.decode(Int.self, at: "level")
  }
}
