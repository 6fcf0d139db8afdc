// reason: `dump(json)` is not understood
import Foundation
import LegacyJSON

final class Model: JSONDeserializable {
  var a: Int?

  init(json: JSON) {
    dump(json)
    a = json["a"].int
  }
}
