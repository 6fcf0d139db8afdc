import SwiftyJSON

struct Draft {
  var title: String?
  var length: Int?

  static func from(_ json: JSON) -> Draft {
    var draft = Draft()
    draft.title = json["title"].string
    draft.length = json["length"].intValue
    return draft
  }
}

let empty = Draft()
