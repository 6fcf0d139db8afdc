// reason: `a` is declared as another type than it is read as
import Foundation
import LegacyJSON

final class Model: JSONDeserializable {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int64
  }
}
