// reason: the initializer throws or is async
import Foundation
import LegacyJSON

final class Model: JSONDeserializable {
  var a: Int?

  init(json: JSON) throws {
    a = json["a"].int
  }
}
