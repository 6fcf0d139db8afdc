// reason: needs a written initializer: the type of `id` is not understood
import SwiftyJSON

#if os(Linux)
typealias Key = Int
#else
typealias Key = Double
#endif

struct Course {
  let id: Key

  init(json: JSON) {
    id = json["id"].intValue
  }
}
