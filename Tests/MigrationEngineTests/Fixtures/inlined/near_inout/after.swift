// reason: `parse(json, &bonus)` is not understood
import Bridge

struct Score: LegacyDecodable, ContainerDecodable {
  var point = 0
  var level = 0

  init(from container: LegacyContainer) throws {
    var bonus = 1
    try parse(container, &bonus)
    level += bonus
  }

  mutating func parse(_ json: LegacyContainer, _ bonus: inout Int) throws {
    point = try json.decode(Int.self, at: "point")
    bonus = try json.decode(Int.self, at: "bonus")
  }
}
