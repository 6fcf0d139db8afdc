// reason: the document is handed on: `String(describing: json["a"])`
import LegacyJSON

struct Model {
  var text: String

  init(json: JSON) {
    text = String(describing: json["a"])
  }
}
