// reason: is not understood
import Bridge

struct Tier {
  let id: String
}

extension Tier: LegacyDecodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    print("made")
    id = try container.value(String.self, at: "id")
  }
}

let free = Tier(id: "")
