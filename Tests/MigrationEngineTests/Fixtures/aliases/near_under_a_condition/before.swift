// reason: `id`: needs a rule: `id = json["id"].intValue`
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
