import Foundation
import Bridge

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

final class Loader {
  var user: User?

  func load(_ data: Data) throws -> [User] {
    return try [User](parsing: data, at: "users")
  }

  func read(_ data: Data) {
    do {
      user = try User(parsing: data)
    } catch {
      print(error)
    }
  }

  func force(_ data: Data) -> User {
    return try! User(parsing: data, at: "user")
  }

  func inPlace(_ data: Data) -> User? {
    let user = try? User(parsing: data)
    return user
  }

  func all(_ data: Data) throws -> [User] {
    let users = try [User](parsing: data, at: "users")
    return users
  }
}
