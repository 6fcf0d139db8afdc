// reason: needs a written initializer: `note` can't be wrapped, and `.stringValue` into an optional is never nil
import Bridge

struct Tier {
  let id: String
  var note, title: String?
}

extension Tier: LegacyDecodable, ContainerDecodable {
  init(from container: LegacyContainer) throws {
    id = try container.decode(String.self, at: "id")
    note = try container.decode(String.self, at: "note")
    title = try container.decode(String.self, at: "title")
  }
}

let free = Tier(id: "")
