import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  let id: Int
  @NeverNil var name: String?
}

func load(_ data: JSON) -> [Item] {
  let rows = data["rows"].arrayValue
  return rows.map { Item(json: $0) } + [Item(json: data["first"])]
}
