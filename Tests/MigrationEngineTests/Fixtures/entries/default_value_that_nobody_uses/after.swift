import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.valueIfPresent(Int.self, at: "id") ?? 2
  }
}

func load(_ json: JSON) -> Item { Item(json: json) }
