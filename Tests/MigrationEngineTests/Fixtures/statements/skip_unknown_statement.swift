// reason: not understood: `print(json)`
import Foundation
import LegacyJSON

final class Model: JSONDeserializable {
  var a: Int?

  init(json: JSON) {
    print(json)
    a = json["a"].int
  }
}
