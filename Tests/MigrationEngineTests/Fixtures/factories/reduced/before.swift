import SwiftyJSON

struct Crowd {
  struct User {
    let id: Int
  }

  let users: [User]

  init(json: JSON) {
    users = json["users"].arrayValue.reduce(into: [User]()) { result, item in
      result.append(User(id: item["id"].intValue))
    }
  }
}
