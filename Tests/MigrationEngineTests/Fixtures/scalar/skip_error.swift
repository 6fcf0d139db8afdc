// reason: `.error` of the document is not understood
import LegacyJSON

struct Model {
  var a: String

  init(json: JSON) {
    a = json["a"].error.map { "\($0)" } ?? ""
  }
}
