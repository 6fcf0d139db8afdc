import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  let id: Int
  let isLocal: Bool = false

  private enum CodingKeys: String, CodingKey {
    case id
  }
}

struct Owner: LegacyDecodable {
  let item: Item
}

func load(_ json: JSON) -> (Item, Owner) { (Item(json: json), Owner(json: json)) }
