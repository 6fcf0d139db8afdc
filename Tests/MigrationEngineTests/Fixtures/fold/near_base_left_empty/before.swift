// reason: needs a written initializer: its superclass `Part` can't be folded in: it leaves an empty document unread
import SwiftyJSON
class Part {
  var name: String!
  var count: Int!
  init(fromJson json: JSON) {
    if json.isEmpty { return }
    name = json["name"].stringValue
    count = json["count"].intValue
  }
}
class Wheel: Part {
  var frame: Int?
  override init(fromJson json: JSON) {
    super.init(fromJson: json)
    frame = json["frame"].int
  }
}

func note(_ values: [Part]) {}
