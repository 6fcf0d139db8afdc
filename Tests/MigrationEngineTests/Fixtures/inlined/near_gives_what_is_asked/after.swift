// reason: `if !parse(json) { print("no point") }` is not understood
import Bridge

struct Score: LegacyDecodable {
  var point = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if try !parse(container) { print("no point") }
  }

  mutating func parse(_ json: LegacyContainer) throws -> Bool {
    guard let point = try json.valueIfPresent(Int.self, at: "point") else { return false }
    self.point = point
    return true
  }
}
