import Foundation
import LegacyJSON

final class Model: JSONDeserializable {
  var a: Any?

  init(json: JSON) {
    a = json["a"].int64
  }
}
