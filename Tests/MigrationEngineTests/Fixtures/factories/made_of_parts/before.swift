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

struct Cover {
  var draft: Draft
  var width: Int

  static func from(_ json: JSON) -> Cover {
    let draft = Draft.from(json["draft"])
    let cover = Cover(draft: draft, width: json["width"].intValue)
    return cover
  }
}
