// reason: it keeps the document itself, in `json`: `a` can be set, or has more than one statement
import LegacyJSON

struct Model {
  var json: JSON
  init(json: JSON) { self.json = json }
  var a: Int? {
    get { json["a"].int }
    set { json["a"].int = newValue }
  }
}
