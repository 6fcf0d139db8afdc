// reason: is not understood
import Bridge

struct Levels: LegacyDecodable {
  var all = [0, 0]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try Levels.read(container, &all[0])
  }

  static func read(_ json: LegacyContainer, _ level: inout Int) throws { level = try json.value(Int.self, at: "level") }
}
