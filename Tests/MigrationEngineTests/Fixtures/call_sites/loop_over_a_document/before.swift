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

struct Tag {
  let title: String

  init?(json: JSON) {
    guard let title = json["title"].string else { return nil }
    self.title = title
  }
}

final class Store {
  private var users: [User] = []

  func add(_ value: Any) {
    let json = JSON(value)
    for (_, item): (String, JSON) in json["users"] {
      users.append(User(json: item))
    }
  }

  func users(_ data: Data) throws -> [User] {
    let json = try JSON(data: data)
    var users = [User]()
    for (_, item) in json {
      let user = User(json: item)
      users.append(user)
    }
    return users
  }

  func tags(_ text: String) -> [Tag] {
    var tags: [Tag] = []
    for (_, item):(String,JSON) in JSON(parseJSON: text)["tags"] {
      if let tag = Tag(json: item) {
        tags.append(tag)
      }
    }
    return tags
  }
}
