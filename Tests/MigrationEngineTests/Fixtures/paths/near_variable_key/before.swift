// reason: needs a written initializer: `id = json[key].intValue` is not understood
import SwiftyJSON

struct User {
  static var key = "id"
  let id: Int

  init(json: JSON) {
    let key = Self.key
    id = json[key].intValue
  }
}
