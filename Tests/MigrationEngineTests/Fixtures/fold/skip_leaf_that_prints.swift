// reason: the document is handed on: `dump(json)`
import LegacyJSON

class Base {
  var id: Int?
  init(json: JSON) { id = json["id"].int }
}

final class Leaf: Base {
  var a: Int?
  override init(json: JSON) {
    super.init(json: json)
    dump(json)
    a = json["a"].int
  }
}
