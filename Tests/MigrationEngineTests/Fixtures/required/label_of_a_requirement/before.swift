import SwiftyJSON

protocol Entity: AnyObject {
  init?(fromDocument document: JSON)
}

final class User: Entity {
  let id: Int

  init?(fromDocument document: JSON) {
    guard let id = document["id"].int else { return nil }
    self.id = id
  }
}

struct Pages<Element: Entity> {
  let elements: [Element]

  func more(_ json: JSON) -> [Element] {
    json.arrayValue.compactMap { Element(fromDocument: $0) } + json["more"].arrayValue.compactMap { Element.init(fromDocument: $0) }
  }
}
