// reason: it keeps the document itself, in `json`, and shows that here
import Bridge
import LegacyJSON

struct Item: LegacyDecodable, ContainerDecodable {
  let json: JSON
  var id: Int { return json["id"].intValue }
  var title: String { return json["title"].stringValue }

  init(from container: LegacyContainer) throws { self.json = try container.decode(JSON.self) }
}

func show(_ item: Item) { print("\(item)") }
