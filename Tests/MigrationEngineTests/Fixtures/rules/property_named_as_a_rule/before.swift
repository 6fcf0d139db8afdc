import SwiftyJSON

struct Row {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}

struct Event {
  let name: String
  let description: String?
  var rows = [Row]()
  var entries: Int

  init(json: JSON) {
    name = String(describing: json["name"])
    description = String(describing: json["description"])
    for (_, row) in json["rows"] { rows.append(Row(json: row)) }
    entries = json["entries"].intValue * 2
  }
}
