import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.valueIfPresent(Int.self, at: "id") ?? 2
  }
  init() {
    let json: JSON = ["id": 1]
    self.init(json: json)
  }
}

let first = Item()
