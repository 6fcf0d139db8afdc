// reason: `for group in json["groups"].arrayValue { …` is not understood
import SwiftyJSON

struct Row {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}

struct Table {
  var rows = [Row]()

  init(json: JSON) {
    for group in json["groups"].arrayValue {
      rows.append(Row(json: group))
      for item in group["items"].arrayValue {
        if rows.count > 9 { continue }
        rows.append(Row(json: item))
      }
    }
  }
}
