// reason: `.object` of the document is not understood
import LegacyJSON

struct Model {
  var a: Any

  init(json: JSON) {
    a = json["a"].object
  }
}
