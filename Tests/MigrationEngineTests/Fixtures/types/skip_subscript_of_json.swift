// reason: this subscript of the document is not understood
import LegacyJSON

struct Model {
  var a: Int?
  init(json: JSON) { a = json[key: "a"].int }
}

extension JSON {
  subscript(key key: String) -> JSON { self[key.lowercased()] }
}
