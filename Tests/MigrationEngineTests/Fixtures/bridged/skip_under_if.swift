// reason: by hand: `init(json: JSON)` takes the document
import LegacyJSON

#if DEBUG
struct Model {
  var a: Int?

  init(json: JSON) { a = json["a"].int; dump(json) }
}
#endif
