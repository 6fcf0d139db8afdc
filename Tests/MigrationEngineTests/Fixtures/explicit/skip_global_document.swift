// reason: it keeps a part of the document, in `last`
import LegacyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
    last = json
  }
}

var last: JSON = [:]
