// reason: the document is written to: `copy["a"]`
import LegacyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    var copy = json
    copy["a"] = 5
    a = copy["a"].int
  }
}
