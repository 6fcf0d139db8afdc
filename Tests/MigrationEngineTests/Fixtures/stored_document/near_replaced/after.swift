// reason: it keeps the document itself, in `json`: it is used elsewhere
import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  var json: JSON
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
  }
  var a: Int? { json["a"].int }
  mutating func replace(_ other: JSON) { json = other }
}
