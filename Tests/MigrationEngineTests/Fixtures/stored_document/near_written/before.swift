// reason: show `_json` for `json` from now on
import LegacyJSON

struct Model {
  var json: JSON
  init(json: JSON) { self.json = json }
  var a: Int? {
    get { json["a"].int }
    set { json["a"].int = newValue }
  }
}
