// reason: it keeps the document itself, in `json`: it is used elsewhere
import LegacyJSON
import Bridge

struct Model: LegacyDecodable, ContainerDecodable {
  var json: JSON
  init(from container: LegacyContainer) throws { self.json = try container.decode(JSON.self) }
  var a: Int? { json["a"].int }
  mutating func replace(_ other: JSON) { json = other }
}
