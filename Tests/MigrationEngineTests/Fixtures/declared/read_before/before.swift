// options: declared
import Bridge
import Foundation

struct User: LegacyDecodable {
  let name: String
}

func users(_ value: Any) -> [User] { [User](reading: value, at: "data", "users") }
func members(_ value: Any) -> [User] { [User](readingEntries: value, at: "members") }
func parsed(_ data: Data) throws -> [User] { try [User](parsing: data, at: "users") }
func owner(_ value: Any) -> User? { return User(reading: value, at: "owner") }
func first(_ data: Data) throws -> User { try User(parsing: data, at: "users", 0) }
