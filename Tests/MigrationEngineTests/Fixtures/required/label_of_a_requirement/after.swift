import Bridge
import LegacyJSON

protocol Entity: AnyObject {
  init?(json: JSON)
}

final class User: LegacyFailableDecodable, Entity {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}

struct Pages<Element: Entity> {
  let elements: [Element]

  func more(_ json: JSON) -> [Element] {
    json.arrayValue.compactMap { Element(json: $0) } + json["more"].arrayValue.compactMap { Element.init(json: $0) }
  }
}
