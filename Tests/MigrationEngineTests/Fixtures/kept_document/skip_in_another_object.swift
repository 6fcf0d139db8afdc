// reason: the document is handed on
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
