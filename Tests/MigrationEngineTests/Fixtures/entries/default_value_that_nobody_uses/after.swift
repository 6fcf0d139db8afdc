import LegacyJSON
import Bridge

struct Item: LegacyDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    id = try container.decodeIfPresent(Int.self, at: "id") ?? 2
  }
}

func load(_ json: JSON) -> Item { Item(json: json) }
