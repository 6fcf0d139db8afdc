// reason: it keeps the document itself, in `json`: it is used elsewhere
import LegacyJSON
import Bridge

struct Model: LegacyDecodable, ContainerDecodable {
  let json: JSON
  init(from container: LegacyContainer) throws { self.json = try container.decode(JSON.self) }
  var a: Int? { json["a"].int }
}

func show(_ model: Model) { print(model.json) }
