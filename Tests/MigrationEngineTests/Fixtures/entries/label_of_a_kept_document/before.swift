import LegacyJSON

struct Row {
  let id: Int

  init(jsonData: JSON) {
    id = jsonData["id"].intValue
  }
}

class Page {
  var rows: [Row] = []
  var raw: JSON = JSON()
  let title: String

  init(jsonData: JSON) {
    raw = jsonData["rows"]
    for row in raw.arrayValue {
      rows.append(Row(jsonData: row))
    }
    title = jsonData["title"].string ?? "none"
  }
}
