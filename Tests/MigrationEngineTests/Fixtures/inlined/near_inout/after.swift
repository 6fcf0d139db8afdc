// reason: `parse(json, &bonus)` is not understood
import Bridge

struct Score: LegacyDecodable {
  var point = 0
  var level = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    var bonus = 1
    try parse(container, &bonus)
    level += bonus
  }

  mutating func parse(_ json: LegacyContainer, _ bonus: inout Int) throws {
    point = try json.value(Int.self, at: "point")
    bonus = try json.value(Int.self, at: "bonus")
  }
}
