// options: declared
import Bridge
import Foundation
import LegacyJSON

struct User: Codable {
  let name: String
}

func users(_ value: Any) -> [User] { JSON(value)["data", "users"].arrayValue.compactMap { try? $0.decode(User.self) } }
func members(_ value: Any) -> [User] { JSON(value)["members"].compactMap { try? $1.decode(User.self) } }
func parsed(_ data: Data) throws -> [User] { try JSON(data: data)["users"].arrayValue.compactMap { try? $0.decode(User.self) } }
func owner(_ value: Any) -> User? { return try? JSON(value)["owner"].decode(User.self) }
func first(_ data: Data) throws -> User { try JSON(data: data)["users", 0].decode(User.self) }
