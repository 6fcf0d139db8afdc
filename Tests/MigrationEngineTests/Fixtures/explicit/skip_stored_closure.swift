// reason: a closure gives a part of the document
import SwiftyJSON

struct Item {
  var read: (String) -> JSON
  var id: Int?

  init(json: JSON) {
    read = { json[$0] }
    id = json["id"].int
  }
}
