// reason: is not understood
import Bridge

struct Printed: LegacyDecodable {
  var level = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try Printed.read(container, &level)
  }

  static func read(_ json: LegacyContainer, _ level: inout Int) throws {
    print("reads")
    level = try json.value(Int.self, at: "level")
  }
}
