// reason: `.rawData` of the document is not understood
import Foundation
import LegacyJSON

struct Model {
  var a: Data?

  init(json: JSON) {
    a = try? json["a"].rawData()
  }
}
