// reason: subscripts of its own
import LegacyJSON

enum Key: String { case id }
extension JSON {
  subscript(key: Key) -> JSON { self[key.rawValue.uppercased()] }
}
struct Item {
  let id: Int
  init(json: JSON) { id = json[Key.id].intValue }
}
