// reason: it keeps the document itself, in `json`: `Equatable` compares it
import LegacyJSON
import Bridge

struct Model: Equatable, LegacyDecodable {
  let json: JSON
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
  }
  var a: Int? { json["a"].int }
}
