// reason: it keeps the document itself, in `json`: `a` can be set, or has more than one statement
import LegacyJSON
import Bridge

struct Model: LegacyDecodable, ContainerDecodable {
  var json: JSON
  init(from container: LegacyContainer) throws { self.json = try container.decode(JSON.self) }
  var a: Int? {
    get { json["a"].int }
    set { json["a"].int = newValue }
  }
}
