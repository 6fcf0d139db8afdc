// reason: the type has more than one initializer from JSON
import Foundation
import LegacyJSON

final class Model: JSONDeserializable {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }

  init(other: JSON) {
    a = other["a"].int
  }
}
