// reason: `title`: needs a rule: `if json["owner"].exists() { …`
import SwiftyJSON

final class Page {
  var title: String = ""
  var note: String?

  init(json: JSON) {
    if json["owner"].exists() {
      if json["owner"]["name"].exists() {
        title = json["owner"]["name"].stringValue
        return
      }
      note = json["owner"]["note"].string
    }
    title = json["title"].stringValue
  }
}
