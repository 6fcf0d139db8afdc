// reason: it keeps the document itself, in `json`: `a` can be set, or has more than one statement
import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  var json: JSON
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
  }
  var a: Int? {
    get { json["a"].int }
    set { json["a"].int = newValue }
  }
}
