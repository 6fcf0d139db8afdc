import Foundation
import SwiftyJSON

struct User {
  let id: Int
  let name: String?

  init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].string
  }
}

struct Session {
  let token: String

  init?(_ json: JSON) {
    guard let token = json["token"].string else { return nil }
    self.token = token
  }
}

final class UserService {
  var current: User?

  func user(from value: Any) -> User {
    let json = JSON(value)
    return User(json: json)
  }

  func load(_ data: Data?) {
    guard let data = data else { return }
    let json = JSON(data as Any)
    // Who is signed in.
    current = User.init(json: json)
  }

  func session(_ value: Any) -> Session? { Session(JSON(value)) }

  func name(of answer: [String: Any]) -> String {
    if let session = Session(JSON(answer)) { return session.token }
    return User(json: JSON(answer)).name ?? ""
  }
}
