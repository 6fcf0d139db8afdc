// reason: needs a written initializer: `switch Level(rawValue: json["level"].intValue) { …` is not understood: `.high`
import Bridge

enum Level: Int { case low, high }

final class Meter: LegacyDecodable, ContainerDecodable {
  var isHigh: Bool

  init(from container: LegacyContainer) throws {
    switch try Level(rawValue: container.decode(Int.self, at: "level")) {
    case .high?: isHigh = true
    default: isHigh = false
    }
  }
}
