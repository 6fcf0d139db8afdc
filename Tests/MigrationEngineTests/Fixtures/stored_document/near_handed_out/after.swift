// reason: it keeps the document itself, in `json`: it is used elsewhere
import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  let json: JSON
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
  }
  var a: Int? { json["a"].int }
}

func show(_ model: Model) { print(model.json) }
