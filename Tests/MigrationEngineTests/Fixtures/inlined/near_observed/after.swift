// reason: needs a written initializer: `parse(json)` is not understood
import Bridge

final class Score: LegacyDecodable, ContainerDecodable {
  var changes = 0
  var point = 0 {
    didSet { changes += 1 }
  }

  init(from container: LegacyContainer) throws {
    try parse(container)
  }

  func parse(_ json: LegacyContainer) throws {
    point = try json.decode(Int.self, at: "point")
  }
}
