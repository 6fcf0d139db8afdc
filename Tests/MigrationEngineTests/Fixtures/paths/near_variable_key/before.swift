// reason: not plain: not understood: `let key = Self.key`
import SwiftyJSON

struct User {
  static var key = "id"
  let id: Int

  init(json: JSON) {
    let key = Self.key
    id = json[key].intValue
  }
}
