// reason: needs a written initializer: `note` is `lazy`
import Bridge

struct Tier {
  let id: String
  lazy var note: String? = nil
}

extension Tier: LegacyDecodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(String.self, at: "id")
    note = try container.value(String.self, at: "note")
  }
}

let free = Tier(id: "")
