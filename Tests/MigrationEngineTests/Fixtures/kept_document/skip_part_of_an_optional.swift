// reason: it keeps a part of the document, in `first`
import LegacyJSON

struct Model {
  static var made = 0

  let first: JSON?

  init(json: JSON) {
    Model.made += 1
    first = json["rows"].array?.first
  }
}
