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

func users(_ value: Any) -> [User] { JSON(value)["users"].arrayValue.map { User(json: $0) } }

func names(_ value: Any) -> [String] {
  let json = JSON(value)
  let users = json["users"].arrayValue.map(User.init(json:)).filter { $0.id > 0 }
  return users.compactMap { $0.name }
}

func tags(_ value: Any) -> [Tag] {
  let documents = JSON(value)["tags"].array ?? []
  return documents.compactMap { document in Tag(json: document) }
}

func old(_ value: Any) -> [Tag] {
  return JSON(value).arrayValue.flatMap { return Tag(json: $0) }
}
