// reason: the document is read in a closure that may not throw
import SwiftyJSON

struct Item {
  var id: Int?

  init(json: JSON) {
    var read: (String) -> Int? = { json[$0].int }
    read = { json[$0]["value"].int }
    id = read("id")
  }
}
