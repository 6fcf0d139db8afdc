import SwiftyJSON

enum Counter { nonisolated(unsafe) static var left = 0 }

final class Session {
  let token: String

  init(_ json: JSON) { token = json["token"].stringValue }

  deinit { Counter.left += 1 }
}

struct Login {
  let token: String

  init(json: JSON) {
    let session = Session(json)
    token = session.token
  }
}
