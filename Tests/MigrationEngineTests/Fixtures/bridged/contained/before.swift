import LegacyJSON

class Session {
  let raw: Any

  init(json: JSON) {
    raw = json.error as Any
  }
}

struct Item {
  let session: Session
  let sessions: [Session]

  init(json: JSON) {
    session = Session(json: json["session"])
    sessions = json["sessions"].arrayValue.map { Session(json: $0) }
  }
}

struct Page {
  let title: String
  let count: Int
  let sessions: [Session]

  init(json: JSON) {
    title = "#" + json["title"].stringValue
    count = json["count"].intValue
    sessions = json["sessions"].arrayValue.map { Session(json: $0) }
  }
}
