import Bridge
import LegacyJSON

protocol Entry { init(json: JSON) }

struct Shelf<Item: Entry>: LegacyDecodable {
  let items: [Item]
  let count: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    items = try container.nestedContainers(at: "items").map { try Item(json: $0.value(JSON.self)) }
    count = try container.value(Int.self, at: "count")
  }
}
