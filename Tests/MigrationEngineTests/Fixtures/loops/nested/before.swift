import SwiftyJSON

struct Row {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}

struct Table {
  var ids = [Int]()
  var rows = [Row]()
  var cells = [Row]()

  init(json: JSON) {
    for group in json["groups"].arrayValue {
      for item in group["items"].arrayValue {
        ids.append(item["id"].intValue)
      }
    }
    for (_, group) in json["sections"] {
      for (_, item) in group["rows"] { rows.append(Row(json: item)) }
    }
    for group in json["grids"].arrayValue {
      guard group["isVisible"].boolValue else { continue }
      group["cells"].arrayValue.forEach { cells.append(Row(json: $0)) }
    }
  }
}
