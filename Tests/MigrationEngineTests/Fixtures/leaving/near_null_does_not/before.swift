// reason: needs a rule
import SwiftyJSON

struct Reply {
  var text: String?
  var count = 0

  init(json: JSON) {
    // A document that is null goes on.
    guard json["error"].string == nil else { return }
    text = json["text"].stringValue
    count = json["count"].intValue
  }
}
