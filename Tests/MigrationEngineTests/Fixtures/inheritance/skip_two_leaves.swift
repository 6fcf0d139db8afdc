// reason: can't be folded in: it has other subclasses
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

final class Two: Base {
  var c: Int?

  required init(json: JSON) {
    super.init(json: json)
    c = json["c"].int
  }
}
