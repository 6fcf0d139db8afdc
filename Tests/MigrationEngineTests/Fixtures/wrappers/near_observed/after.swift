// reason: `.intValue` into an optional is never nil
import Bridge

struct Settings: LegacyDecodable, ContainerDecodable {
  var volume: Int? {
    didSet { print("changed") }
  }

  init(from container: LegacyContainer) throws {
    volume = try container.decode(Int.self, at: "volume")
  }
}
