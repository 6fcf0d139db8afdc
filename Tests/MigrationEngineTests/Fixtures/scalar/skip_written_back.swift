// reason: the document is written to: `json["a"].int`
import LegacyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    var json = json
    a = json["a"].int
    json["a"].int = nil
  }
}
