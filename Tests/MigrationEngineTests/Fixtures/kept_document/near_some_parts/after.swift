// reason: the document is handed on
import SwiftyJSON

struct Answer {
  let rows: [Any]

  init(json: JSON) {
    rows = Array(json["rows"].arrayValue.prefix(3))
  }
}
