import SwiftyJSON

typealias Key = Int?

struct Course {
  var id: Key

  init(json: JSON) {
    id = json["id"].int
  }
}
