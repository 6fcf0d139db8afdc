// reason: needs a written initializer: the type of `id` is not understood
import SwiftyJSON

typealias Key = Int?

struct Course {
  var id: Key

  init(json: JSON) {
    id = json["id"].int
  }
}
