// reason: the document is handed on: `print(json)`
import LegacyJSON

protocol Readable {
  init(json: JSON)
}

struct Model: Readable {
  var a: Int?

  init(json: JSON) {
    print(json)
    a = json["a"].int
  }
}
