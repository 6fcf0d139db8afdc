// reason: needs a written initializer: `note` is `lazy`
import Bridge

struct Tier {
  let id: String
  lazy var note: String? = nil
}

extension Tier: LegacyDecodable, ContainerDecodable {
  init(from container: LegacyContainer) throws {
    id = try container.decode(String.self, at: "id")
    note = try container.decode(String.self, at: "note")
  }
}

let free = Tier(id: "")
