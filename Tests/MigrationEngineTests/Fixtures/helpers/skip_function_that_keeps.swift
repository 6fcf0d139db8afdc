// reason: it keeps a part of the document, in `last`
import SwiftyJSON

enum Reader {
  static var last: JSON?

  static func int(_ json: JSON) -> Int? {
    last = json
    return json.int
  }
}

struct Item {
  var id: Int?

  init(json: JSON) { id = Reader.int(json["id"]) }
}
