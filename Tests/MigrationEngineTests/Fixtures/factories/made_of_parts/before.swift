import SwiftyJSON

struct Draft {
  var title: String?
  var author: String?

  static func from(_ json: JSON) -> Draft {
    var draft = Draft()
    draft.title = json["title"].string
    draft.author = json["author"].string
    return draft
  }
}

let empty = Draft()
let unsigned = Draft(title: "Notes")
