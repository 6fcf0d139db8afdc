import Bridge
import Foundation

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

class Session: LegacyFailableDecodable, ContainerDecodable {
  let token: String

  required init(from container: LegacyContainer) throws {
    guard let token = try container.decodeIfPresent(String.self, at: "token") else { throw container.refusal }
    self.token = token
  }
}

func user(_ value: Any) -> User {
  return User(reading: value, at: "user")
}

func sessions(_ value: Any) -> [Session] { [Session](reading: value) }
