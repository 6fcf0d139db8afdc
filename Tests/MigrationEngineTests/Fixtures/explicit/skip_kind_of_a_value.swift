// reason: `.type` of the document is not understood
import LegacyJSON

struct Model {
  var isNumber: Bool

  init(json: JSON) {
    isNumber = json["a"].type == .number
  }
}
