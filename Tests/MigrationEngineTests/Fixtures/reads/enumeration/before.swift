import LegacyJSON

enum Event {
  case text(String)
  case user(User)
  case unknown

  init?(json: JSON) {
    let data = json["data"]
    switch json["type"].stringValue {
    case "text": self = .text(data["text"].stringValue)
    case "user":
      guard let user = User(json: data) else { return nil }
      self = .user(user)
    case "": return nil
    default: self = .unknown
    }
  }
}

struct User {
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}
