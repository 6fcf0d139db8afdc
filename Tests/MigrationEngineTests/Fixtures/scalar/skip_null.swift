// reason: `.null` of the document is not understood
import Foundation
import LegacyJSON

struct Model {
  var a: NSNull?

  init(json: JSON) {
    a = json["a"].null
  }
}
