// reason: the document is handed on: `json["a"]`
import LegacyJSON

struct Model {
  var text: String

  init(json: JSON) {
    text = "a: \(json["a"])"
  }
}
