import Foundation
import Bridge

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

struct Session: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let token: String
}

final class UserService {
  var current: User?

  func user(from value: Any) -> User {
    return User(reading: value)
  }

  func load(_ data: Data?) {
    guard let data = data else { return }
    // Who is signed in.
    current = User.init(reading: data as Any)
  }

  func session(_ value: Any) -> Session? { Session(reading: value) }

  func name(of answer: [String: Any]) -> String {
    if let session = Session(reading: answer) { return session.token }
    return User(reading: answer).name ?? ""
  }
}
