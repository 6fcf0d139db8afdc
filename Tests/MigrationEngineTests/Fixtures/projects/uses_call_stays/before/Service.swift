import SwiftyJSON

class Service {
  func user(from json: JSON) -> User {
    return User(json: json)
  }
}
