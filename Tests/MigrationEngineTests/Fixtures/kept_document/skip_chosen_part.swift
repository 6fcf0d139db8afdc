// reason: it keeps a part of the document, in `raw`
import LegacyJSON

struct Model {
  var raw: JSON

  init(json: JSON) {
    raw = json["a"].exists() ? json["a"] : JSON([:])
  }
}
