// reason: it keeps a part of the document, in `isLess`
import LegacyJSON

struct Model {
  var isLess: Bool

  init(json: JSON) {
    isLess = json["a"] < json["b"]
  }
}
