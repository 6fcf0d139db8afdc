// reason: it keeps a part of the document, in `Model.last`
import LegacyJSON

struct Model {
  static var last: JSON?
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
    Model.last = json
  }
}
