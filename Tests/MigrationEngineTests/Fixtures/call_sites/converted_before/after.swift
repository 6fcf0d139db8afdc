import Bridge
import Foundation

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

class Session: LegacyFailableDecodable {
  let token: String

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let token = try container.valueIfPresent(String.self, at: "token") else { throw container.refusal }
    self.token = token
  }
}

func user(_ value: Any) -> User {
  return User(reading: value, at: "user")
}

func sessions(_ value: Any) -> [Session] { [Session](reading: value) }
