import Foundation
import Bridge

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

enum Key: String { case user, members }

struct Parameters { static let account = "account" }

func user(_ value: Any) -> User { User(reading: value, at: "data", "user") }

func first(_ value: Any) -> User {
  return User(reading: value, at: Key.members.rawValue, 0)
}

func account(_ value: Any, _ index: Int) -> User {
  return User(reading: value, at: Parameters.account, index, "user")
}
