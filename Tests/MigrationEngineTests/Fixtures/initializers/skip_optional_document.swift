// reason: the document is optional or has a default value
import Foundation
import LegacyJSON

final class Model: JSONDeserializable {
  var a: Int?

  init(json: JSON?) {
    a = json?["a"].int
  }
}
