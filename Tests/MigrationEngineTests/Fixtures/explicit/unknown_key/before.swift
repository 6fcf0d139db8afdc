import Foundation
import LegacyJSON

final class Model: JSONDeserializable {
  var a: Int?

  init(json: JSON) {
    a = json[NSCocoaErrorDomain].int
  }
}
