// reason: the project gives `JSON` subscripts of its own, and this may be one
import SwiftyJSON

enum Field: String {
  case id
}

extension JSON {
  subscript<Key: RawRepresentable>(key: Key) -> JSON where Key.RawValue == String { self[key.rawValue.uppercased()] }
}

struct Model {
  let id: Int?

  init(json: JSON) {
    id = json[Field.id].int
  }
}
