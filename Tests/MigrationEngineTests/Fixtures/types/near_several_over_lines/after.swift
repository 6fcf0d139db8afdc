// reason: `level` can't be wrapped
import Bridge

enum Level: String {
  case low, high
}

struct Entry: LegacyDecodable {
  let id: Int,
    level: Level

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(Int.self, at: "id")
    level = try Level(rawValue: container.value(String.self, at: "level")) ?? .low
  }
}
