import SwiftyJSON

enum Keys {
  static let nickname = "other"
}

final class Customer {
  var nickname: String?

  init(json: JSON) {
    enum Keys {
      static let nickname = "nickname"
    }
    nickname = json[Keys.nickname].string
  }
}
