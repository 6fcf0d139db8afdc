// reason: it keeps a part of the document, in `first`
import LegacyJSON

struct Model {
  let first: JSON?

  init(json: JSON) {
    first = json["rows"].array?.first
  }
}
