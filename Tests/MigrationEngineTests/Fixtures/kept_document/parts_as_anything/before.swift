import SwiftyJSON

struct Answer {
  let rows: [Any]
  let links: [String: Any]
  let meta: [String: Any]?
  let data: Any

  init(json: JSON) {
    rows = json["rows"].arrayValue
    links = json["links"].dictionaryValue
    meta = json["meta"].dictionary
    data = json["data"]
  }
}

struct Page {
  let id: Int
  var rows = [JSON]()
  var tags = [JSON]()

  init(json: JSON) {
    id = json["id"].intValue
    rows = json["rows"].array ?? []
    for tag in json["tags"].arrayValue { tags.append(tag) }
  }
}

struct Required {
  let rows: [JSON]

  init?(json: JSON) {
    guard let rows = json["rows"].array else { return nil }
    self.rows = rows
  }
}

struct Kept {
  let raw: Any
  var rows: [JSON] = []

  init(json: JSON) {
    raw = json["raw"]
    for row in json["rows"].arrayValue {
      rows.append(row)
    }
  }
}
