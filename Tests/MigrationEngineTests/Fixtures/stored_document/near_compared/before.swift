// reason: it keeps the document itself, in `json`: `Equatable` compares it
import LegacyJSON

struct Model: Equatable {
  let json: JSON
  init(json: JSON) { self.json = json }
  var a: Int? { json["a"].int }
}
