// reason: not understood: `if let x = json["a"].int {
import Foundation
import LegacyJSON

final class Model: JSONDeserializable {
  var a: Int?

  init(json: JSON) {
    if let x = json["a"].int {
      a = x
    } else {
      a = 1
    }
  }
}
