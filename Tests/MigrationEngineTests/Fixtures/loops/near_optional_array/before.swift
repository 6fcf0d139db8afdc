// reason: `for row in json["more"].arrayValue { rows?.append(Row(json: row)) }` is not understood
import SwiftyJSON

struct Row {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}

class Table {
  var rows: [Row]?

  init(json: JSON) {
    rows = json["rows"].array?.map { Row(json: $0) }
    for row in json["more"].arrayValue { rows?.append(Row(json: row)) }
  }
}
