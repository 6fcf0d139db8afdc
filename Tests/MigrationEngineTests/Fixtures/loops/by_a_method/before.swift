import SwiftyJSON

struct Row {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}

class Table {
  var rows = [Row]()
  var marked: [Row]?

  init(json: JSON) {
    for item in json["rows"].arrayValue { add(Row(json: item)) }
    if let all = json["marked"].array {
      marked = []
      all.forEach { [unowned self] item in
        self.marked?.append(Row(json: item))
      }
    }
  }

  func add(_ row: Row) { rows.append(row) }
}
