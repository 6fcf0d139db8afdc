// reason: is not understood
import SwiftyJSON

final class Draft {
  var title = ""
  init() {}
}

struct Note {
  let title: String

  init(json: JSON) {
    let draft = Draft()
    let other = draft
    other.title = json["title"].stringValue
    title = draft.title
  }
}
