import SwiftyJSON

final class Customer {
  var nickname: String?
  var age: Int?
  var city: String

  init(json: JSON) {
    struct Keys {
      static let nickname = "nickname", age = "age"
    }
    enum Part: String {
      case user, address
      case city = "town"
    }
    age = json[Keys.age].int
    nickname = json[Keys.nickname].string
    city = json[Part.user.rawValue][Part.address.rawValue][Part.city.rawValue].stringValue
  }
}
