// reason: the document is handed on: `dump(json)`
import LegacyJSON

struct Model {
  var a = 0

  init(json: JSON) {
    fill(&a, json)
  }
}

func fill(_ value: inout Int, _ json: JSON) { value = json["a"].intValue; dump(json) }
