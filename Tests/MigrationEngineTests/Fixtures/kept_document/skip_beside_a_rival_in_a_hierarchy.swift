// reason: `init(json: Any)` would be called instead of the library's `init(json:)`
import SwiftyJSON

enum Update {
  case one(JSON)

  init(document: JSON) {
    self = .one(document)
  }
  init(json: Any) {
    self = .one(JSON(json))
  }
}
