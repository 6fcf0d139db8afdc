// reason: needs a written initializer: `_ = parse(json)` is not understood
import Bridge

struct Score: LegacyDecodable, ContainerDecodable {
  var point = 0

  init(from container: LegacyContainer) throws {
    _ = try parse(container)
  }

  mutating func parse(_ json: LegacyContainer) throws -> Bool {
    guard let point = try json.decodeIfPresent(Int.self, at: "point") else { return false }
    self.point = point
    return true
  }
}
