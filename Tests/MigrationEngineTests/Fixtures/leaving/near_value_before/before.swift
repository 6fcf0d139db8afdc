// reason: needs a rule
import SwiftyJSON

struct Reply {
  var kind: String
  var text: String?
  var note: String?

  init(json: JSON) {
    kind = json["kind"].stringValue
    guard json["id"].int != nil else { return }
    text = json["text"].stringValue
    note = json["note"].stringValue
  }
}
