import Foundation
import SwiftyJSON

struct User {
  let id: Int
  let name: String?

  init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].string
  }
}

final class Loader {
  var user: User?

  func load(_ data: Data) throws -> [User] {
    let json = try JSON(data: data)
    return json["users"].arrayValue.map { User(json: $0) }
  }

  func read(_ data: Data) {
    do {
      let json = try JSON(data: data)
      user = User(json: json)
    } catch {
      print(error)
    }
  }

  func force(_ data: Data) -> User {
    let json = try! JSON(data: data)
    return User(json: json["user"])
  }

  func inPlace(_ data: Data) -> User? {
    let user = try? User(json: JSON(data: data))
    return user
  }

  func all(_ data: Data) throws -> [User] {
    var users: [User] = []
    let json = try JSON(data: data)
    for item in json["users"].arrayValue { users.append(User(json: item)) }
    return users
  }
}
