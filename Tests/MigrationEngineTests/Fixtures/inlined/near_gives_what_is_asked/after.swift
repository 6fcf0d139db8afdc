// reason: `if !parse(json) { print("no point") }` is not understood
import Bridge

struct Score: LegacyDecodable, ContainerDecodable {
  var point = 0

  init(from container: LegacyContainer) throws {
    if try !parse(container) { print("no point") }
  }

  mutating func parse(_ json: LegacyContainer) throws -> Bool {
    guard let point = try json.decodeIfPresent(Int.self, at: "point") else { return false }
    self.point = point
    return true
  }
}
