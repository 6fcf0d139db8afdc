// reason: needs a written initializer: `switch Level(rawValue: json["level"].intValue) { …` is not understood: `.high`
import Bridge

enum Level: Int { case low, high }

final class Meter: LegacyDecodable {
  var isHigh: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    switch try Level(rawValue: container.value(Int.self, at: "level")) {
    case .high?: isHigh = true
    default: isHigh = false
    }
  }
}
