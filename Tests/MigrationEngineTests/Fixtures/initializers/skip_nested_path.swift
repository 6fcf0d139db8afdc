// reason: not understood: `a = json["x"]["a"].int`
import Foundation
import LegacyJSON

final class Model: JSONDeserializable {
  var a: Int?

  init(json: JSON) {
    a = json["x"]["a"].int
  }
}
