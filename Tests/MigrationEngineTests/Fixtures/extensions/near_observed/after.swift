// reason: needs a written initializer: `note` can't be wrapped, and `.stringValue` into an optional is never nil
import Bridge

struct Tier {
  let id: String
  var note: String? { didSet { isChanged = true } }
  var isChanged = false
}

extension Tier: LegacyDecodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(String.self, at: "id")
    note = try container.value(String.self, at: "note")
  }
}

let free = Tier(id: "")
