import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  var id = 1
  var name: String?

  init(from decoder: any Decoder) throws {
    let container: LegacyContainer? = try decoder.legacyContainer()
    if let json = container {
      id = try json.decode(Int.self, at: "id")
    }
    name = try container?.decode(String.self, at: "name")
  }
}

func load(_ data: JSON) -> [Item] {
  let rows = data["rows"].arrayValue
  return rows.map { Item(json: $0) } + [Item(json: data["first"])]
}
