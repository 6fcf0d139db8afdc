// reason: the document is handed on: `dump(self)`
import LegacyJSON

struct Model {
  var a: Int

  init(json: JSON) {
    a = json["a"].loud
  }
}

extension JSON {
  var loud: Int {
    dump(self)
    return intValue
  }
}
