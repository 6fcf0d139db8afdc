// reason: is there in 1 of 2 recorded objects only, and the old code asks otherwise than for null
import SwiftyJSON

struct Member {
  var id: Int
  var name: String?

  init(json: JSON) {
    id = json["id"].intValue
    if json["name"].exists() { name = json["name"].stringValue }
  }
}
