import SwiftyJSON

protocol Entity {
  init(document /* of the server */ source: JSON)
}

struct User: Entity {
  let id: Int

  init(document source: JSON) { id = source["id"].intValue }
}

func all<Element: Entity>(_ json: JSON) -> [Element] { json.arrayValue.map { Element(document: $0) } }
