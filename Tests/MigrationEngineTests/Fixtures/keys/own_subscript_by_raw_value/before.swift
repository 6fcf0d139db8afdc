import SwiftyJSON

extension JSON {
  subscript<Key: RawRepresentable>(key: Key) -> JSON where Key.RawValue == String { self[key.rawValue] }
}

private enum Key: String {
  case id = "_id", name
}

struct Badge {
  let id: Int
  let name: String

  init(json: JSON) {
    id = json[Key.id].intValue
    name = json[Key.name].stringValue
  }
}
