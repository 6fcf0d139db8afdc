import Bridge
import LegacyJSON

protocol Entry { init(json: JSON) }

struct Shelf<Item: Entry>: LegacyDecodable, ContainerDecodable {
  let items: [Item]
  let count: Int

  init(from container: LegacyContainer) throws {
    items = try container.nestedContainers(at: "items").map { try Item(json: $0.decode(JSON.self)) }
    count = try container.decode(Int.self, at: "count")
  }
}
