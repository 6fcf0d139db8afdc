import Bridge
import Foundation
import LegacyJSON

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
  let json = JSON(value)
  return User(json: json["user"])
}

func sessions(_ value: Any) -> [Session] { JSON(value).arrayValue.compactMap { Session(json: $0) } }
