// reason: the document is handed on: `json["a"]`
import LegacyJSON

struct Model {
  var pair: (JSON, Int)

  init(json: JSON) {
    pair = (json["a"], json["b"].intValue)
  }
}
