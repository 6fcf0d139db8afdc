// reason: it keeps a part of the document, in `Base.last`
import LegacyJSON

class Base {
  static var last: JSON?
  init(json: JSON) { Base.last = json }
}

final class Leaf: Base {
  var a: Int?
  override init(json: JSON) {
    super.init(json: json)
    a = json["a"].int
  }
}

final class Other: Base {}
