import SwiftyJSON

struct Item {
  var id: Int?

  init(json: JSON) {
    let read: (String) -> JSON = { json[$0] }
    id = read("id").int
  }
}
