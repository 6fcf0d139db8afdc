// reason: show `_json` for `json` from now on
import LegacyJSON

struct Model: Equatable {
  let json: JSON
  init(json: JSON) { self.json = json }
  var a: Int? { json["a"].int }
}
