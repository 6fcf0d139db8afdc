// reason: the document is handed on: `json["a"]`
import LegacyJSON

struct Model {
  var parts: [String: JSON]

  init(json: JSON) {
    parts = ["a": json["a"], "b": json["b"]]
  }
}
