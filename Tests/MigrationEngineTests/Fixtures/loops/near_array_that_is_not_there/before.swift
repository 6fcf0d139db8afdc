// reason: `for row in json["rows"].arrayValue { rows.append(Row(json: row)) }` is not understood
import SwiftyJSON

struct Row {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}

class Table {
  let id: Int
  var rows: [Row]!

  init(json: JSON) {
    id = json["id"].intValue
    for row in json["rows"].arrayValue { rows.append(Row(json: row)) }
  }
}
