// reason: it keeps a part of the document, in `archive.last`
import SwiftyJSON

final class Archive {
  var last: JSON = .null
}

struct Item {
  let archive = Archive()
  var id: Int?

  init(json: JSON) {
    id = json["id"].int
    archive.last = json
  }
}
