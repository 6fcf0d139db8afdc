// reason: it keeps a part of the document, in `Base.last`
import LegacyJSON

class Base {
  static var last: JSON?
  required init(json: JSON) { Base.last = json }
}

final class Leaf: Base {
  var a: Int?
  required init(json: JSON) {
    super.init(json: json)
    a = json["a"].int
  }
}

final class Other: Base {}
