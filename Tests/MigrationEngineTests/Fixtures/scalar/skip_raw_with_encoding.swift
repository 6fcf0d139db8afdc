// reason: `.rawString` of the document is not understood
import Foundation
import LegacyJSON

struct Model {
  var a: String?

  init(json: JSON) {
    a = json["a"].rawString(.utf16)
  }
}
