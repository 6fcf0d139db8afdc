// reason: it keeps the document itself, in `json`: `Equatable` compares it
import LegacyJSON
import Bridge

struct Model: Equatable, LegacyDecodable, ContainerDecodable {
  let json: JSON
  init(from container: LegacyContainer) throws { self.json = try container.decode(JSON.self) }
  var a: Int? { json["a"].int }
}
