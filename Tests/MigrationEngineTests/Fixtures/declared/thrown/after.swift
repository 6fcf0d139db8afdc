// options: declared
import Foundation
import LegacyJSON
import Bridge

struct User: Codable {
  let name: String
}

func user(_ json: JSON) throws -> User {
  return try json["user"].decode(User.self)
}

func parsed(_ data: Data) -> User? {
  do {
    let user = try JSON(data: data).decode(User.self)
    return user
  } catch {
    return nil
  }
}
