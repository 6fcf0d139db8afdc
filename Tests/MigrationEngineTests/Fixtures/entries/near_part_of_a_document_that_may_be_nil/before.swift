// reason: it keeps a part of the document, in `Keep.last`
import SwiftyJSON

class Group {
  let id: Int?

  init(json: JSON?) {
    id = json?["id"].int
  }
}

class Study {
  let group: Group

  init(json: JSON?) {
    Keep.last = json
    group = Group(json: json?["group"])
  }
}

enum Keep {
  static var last: JSON?
}
