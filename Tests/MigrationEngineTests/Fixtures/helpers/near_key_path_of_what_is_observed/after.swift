// reason: is not understood
import Bridge

struct Watched: LegacyDecodable {
  static nonisolated(unsafe) var changes = 0
  var name = "" { didSet { Watched.changes += 1 } }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self[keyPath: \.name] = try container.value(String.self, at: "name")
  }
}
