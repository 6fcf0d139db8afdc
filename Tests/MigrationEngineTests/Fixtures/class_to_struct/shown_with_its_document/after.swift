// reason: a wrapper of `json` would show here, where all stored properties do
import Bridge
import LegacyJSON

struct Item: LegacyDecodable {
  let json: JSON
  var id: Int { return json["id"].intValue }
  var title: String { return json["title"].stringValue }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
  }
}

func show(_ item: Item) { print("\(item)") }
