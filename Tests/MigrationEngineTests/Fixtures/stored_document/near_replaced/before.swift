// reason: it keeps the document itself, in `json`: it is used elsewhere
import LegacyJSON

struct Model {
  var json: JSON
  init(json: JSON) { self.json = json }
  var a: Int? { json["a"].int }
  mutating func replace(_ other: JSON) { json = other }
}
