// reason: needs a written initializer: `struct Keys { …` is not understood
import SwiftyJSON

final class Customer {
  var nickname: String?

  init(json: JSON) {
    struct Keys {
      static let nickname = "nick" + "name"
    }
    nickname = json[Keys.nickname].string
  }
}
