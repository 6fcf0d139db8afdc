// reason: needs a written initializer: `parse(json)` is not understood
import Bridge

final class Score: LegacyDecodable {
  var changes = 0
  var point = 0 {
    didSet { changes += 1 }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try parse(container)
  }

  func parse(_ json: LegacyContainer) throws {
    point = try json.value(Int.self, at: "point")
  }
}
