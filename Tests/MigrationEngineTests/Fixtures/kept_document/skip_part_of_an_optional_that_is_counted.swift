// reason: it keeps a part of the document, in `rows`
import LegacyJSON

struct Model {
  static var made = 0

  let rows: JSON?

  init(json: JSON) {
    Model.made += 1
    rows = json["rows"].array?.last
  }
}
