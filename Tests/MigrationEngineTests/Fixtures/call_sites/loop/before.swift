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

class Tag {
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
    for item in json["users"].arrayValue {
      users.append(User(json: item))
    }
  }

  func users(_ value: Any) -> [User] {
    var users = [User]()
    let json = JSON(value)

    if let items = json["users"].array {
      for item in items {
        let user = User(json: item)
        users.append(user)
      }
    }
    return users
  }

  func tags(_ value: Any) -> [Tag] {
    var tags: [Tag] = []
    for item in JSON(value).arrayValue {
      guard let tag = Tag(json: item) else { continue }
      tags.append(tag)
    }
    tags.removeAll { $0.title.isEmpty }
    return tags
  }

  func more(_ value: Any, into tags: [Tag]) -> [Tag] {
    var all: [Tag] = tags
    let list = JSON(value)["tags"].arrayValue
    list.forEach { item in
      if let tag = Tag(json: item) {
        all.append(tag)
      }
    }
    return all
  }
}
