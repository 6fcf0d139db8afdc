// reason: `read` makes one of a `JSON`
import SwiftyJSON

final class Session {
  static var last: Session?
  var token: String?

  static func read(_ json: JSON) -> Session? {
    let session = Session()
    Session.last = session
    session.token = json["token"].string
    return session
  }
}

func session(in json: JSON) -> Session? { Session.read(json) }
