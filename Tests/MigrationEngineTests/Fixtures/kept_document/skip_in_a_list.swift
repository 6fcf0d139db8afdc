// reason: the document is handed on: `parts.append(json["part"])`
import LegacyJSON

struct Model {
  var parts: [JSON] = []
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
    parts.append(json["part"])
  }
}
