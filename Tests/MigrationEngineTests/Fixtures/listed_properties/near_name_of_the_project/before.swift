// reason: `note` can't be wrapped
import SwiftyJSON

struct NeverNil {}

struct Pen {
  let id: Int
  var note, text: String?

  init(json: JSON) {
    id = json["id"].intValue
    note = json["note"].stringValue
    text = json["text"].stringValue
  }
}
