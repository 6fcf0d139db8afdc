import SwiftyJSON

struct Row {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}

struct Table {
  let rows: [Row]
  let count: Int

  init(_ json: [JSON]) {
    rows = json.map { Row(json: $0) }
    count = json.count
  }
}

struct Page {
  let table: Table

  init(json: JSON) { table = Table(json["table"].arrayValue) }
}
