// reason: the document is handed on: `dump(json)`
import LegacyJSON

protocol Readable {
  init(json: JSON)
}

struct Model: Readable {
  var a: Int?

  init(json: JSON) {
    dump(json)
    a = json["a"].int
  }
}
