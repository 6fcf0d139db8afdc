// reason: the document is handed on: `print(json)`
import LegacyJSON

class Base {
  var id: Int?
  init(json: JSON) { id = json["id"].int }
}

final class Leaf: Base {
  var a: Int?
  override init(json: JSON) {
    super.init(json: json)
    print(json)
    a = json["a"].int
  }
}
