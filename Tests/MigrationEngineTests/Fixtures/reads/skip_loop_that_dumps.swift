// reason: the document is handed on: `dump(part)`
import LegacyJSON

struct Model {
  var sum = 0

  init(json: JSON) {
    for (key, part) in json where key != "total" {
      dump(part)
      sum += part.intValue
    }
  }
}
