import LegacyJSON

class Session {
  let raw: Any

  init(json: JSON) {
    raw = json.object
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
