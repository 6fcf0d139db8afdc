// reason: subscripts of its own
import LegacyJSON

enum Field: String { case id }
extension JSON {
  subscript(key: Field) -> JSON { self[key.rawValue.uppercased()] }
}
struct Item {
  let id: Int
  init(json: JSON) { id = json[Field.id].intValue }
}
