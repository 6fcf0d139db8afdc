// reason: it keeps a part of the document, in `raw`
import LegacyJSON

struct Model {
  let raw: Any

  init(json: JSON) {
    raw = json["raw"]
  }
}
