import LegacyJSON

class Service {
  func user(from json: JSON) -> User {
    return User(json: json)
  }
}
