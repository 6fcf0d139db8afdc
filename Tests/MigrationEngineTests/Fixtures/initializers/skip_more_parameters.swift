// reason: the initializer takes more than the document
import Foundation
import LegacyJSON

final class Model: JSONDeserializable {
  var a: Int?

  init(json: JSON, id: Int) {
    a = json["a"].int
  }
}
