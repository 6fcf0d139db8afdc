// reason: by hand: `init(json: JSON)` takes the document
import LegacyJSON

struct Model {
  var a: Int?

  private init(json: JSON) { a = json["a"].int; dump(json) }
}
