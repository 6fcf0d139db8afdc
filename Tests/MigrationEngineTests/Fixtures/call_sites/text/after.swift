import Foundation
import Bridge

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

func user(_ text: String) -> User { User(reading: Data(text.utf8)) }

func user(orEmpty text: String?) -> User {
  return User(reading: Data((text ?? "").utf8), at: "user")
}

func sample() -> User { return User(reading: Data("{}".utf8)) }
