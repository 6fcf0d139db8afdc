// reason: `.bool ?? false` is not `.boolValue`
import Bridge

struct DefaultFalse {}

struct Settings: LegacyDecodable {
  var isMuted: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    isMuted = try container.valueIfPresent(Bool.self, at: "muted") ?? false
  }
}
