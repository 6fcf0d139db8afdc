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
      for item in group["items"].arrayValue {
        if item["isLast"].boolValue { break }
        rows.append(Row(json: item))
      }
    }
  }
}
