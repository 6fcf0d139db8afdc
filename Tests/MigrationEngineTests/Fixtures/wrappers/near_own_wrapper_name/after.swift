// reason: `.bool ?? false` is not `.boolValue`
import Bridge

struct DefaultFalse {}

struct Settings: LegacyDecodable, ContainerDecodable {
  var isMuted: Bool

  init(from container: LegacyContainer) throws {
    isMuted = try container.decodeIfPresent(Bool.self, at: "muted") ?? false
  }
}
