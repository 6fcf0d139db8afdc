import LegacyJSON

class Session {
  let json: JSON

  init(json: JSON) {
    self.json = json
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
