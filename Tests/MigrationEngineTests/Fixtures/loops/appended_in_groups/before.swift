import SwiftyJSON

struct Row {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}

struct Table {
  var rows = [Row]()
  var others: [Row]
  var parts: [Row]

  init(json: JSON) {
    for group in json["groups"].arrayValue {
      if group["isOne"].boolValue {
        rows.append(Row(json: group))
      } else {
        rows.append(contentsOf: group["items"].arrayValue.map { Row(json: $0) })
      }
    }
    others = json["others"].arrayValue.flatMap { group in group["items"].arrayValue.map { Row(json: $0) } }
    parts = json["parts"].arrayValue.reduce(into: []) { all, part in
      all += part["items"].arrayValue.map { Row(json: $0) }
    }
  }
}
