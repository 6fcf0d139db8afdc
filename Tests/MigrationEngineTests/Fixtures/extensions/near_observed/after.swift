// reason: needs a written initializer: `note` can't be wrapped, and `.stringValue` into an optional is never nil
import Bridge

struct Tier {
  let id: String
  var note: String? { didSet { isChanged = true } }
  var isChanged = false
}

extension Tier: LegacyDecodable, ContainerDecodable {
  init(from container: LegacyContainer) throws {
    id = try container.decode(String.self, at: "id")
    note = try container.decode(String.self, at: "note")
  }
}

let free = Tier(id: "")
