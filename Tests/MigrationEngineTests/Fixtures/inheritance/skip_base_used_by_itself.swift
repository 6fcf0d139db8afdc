// reason: can't be folded in: it is used by itself
import Foundation
import LegacyJSON

class Base: JSONDeserializable {
  var a: Int?

  required init(json: JSON) {
    a = json["a"].int
  }
}

final class One: Base {
  var b: Int?

  required init(json: JSON) {
    super.init(json: json)
    b = json["b"].int
  }
}

func show(_ base: Base) {}
