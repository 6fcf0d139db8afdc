// reason: the document is handed on
import LegacyJSON

struct Model {
  var rows: [JSON] = []

  init(json: JSON) {
    for row in json["rows"].arrayValue {
      rows.append(row)
    }
  }
}
