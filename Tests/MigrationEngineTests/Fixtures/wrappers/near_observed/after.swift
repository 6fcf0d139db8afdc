// reason: `.intValue` into an optional is never nil
import Bridge

struct Settings: LegacyDecodable {
  var volume: Int? {
    didSet { print("changed") }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    volume = try container.value(Int.self, at: "volume")
  }
}
