// reason: the document is handed on: `print(self)`
import LegacyJSON

struct Model {
  var a: Int

  init(json: JSON) {
    a = json["a"].loud
  }
}

extension JSON {
  var loud: Int {
    print(self)
    return intValue
  }
}
