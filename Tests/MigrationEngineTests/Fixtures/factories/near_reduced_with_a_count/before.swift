// reason: needs a written initializer: `users = json["users"].arrayValue.reduce(into: [User]()) { result, item in …` is not understood: `User(id: item["id"].intValue, place: result.count)`
import SwiftyJSON

struct Crowd {
  struct User {
    let id: Int
    let place: Int
  }

  let users: [User]

  init(json: JSON) {
    users = json["users"].arrayValue.reduce(into: [User]()) { result, item in
      result.append(User(id: item["id"].intValue, place: result.count))
    }
  }
}
