import Bridge
import LegacyJSON

protocol Entity {
  init(json /* of the server */ : JSON)
}

struct User: LegacyDecodable, Entity {
  let id: Int
}

func all<Element: Entity>(_ json: JSON) -> [Element] { json.arrayValue.map { Element(json: $0) } }
