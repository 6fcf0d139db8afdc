// reason: the initializer's label is not `json:`
import Foundation
import LegacyJSON

final class Model: JSONDeserializable {
  var a: Int?

  init(fromJson json: JSON) {
    a = json["a"].int
  }
}
