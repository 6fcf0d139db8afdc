// reason: a closure gives a part of the document
import SwiftyJSON

struct Item {
  var id: Int?

  init(json: JSON) {
    var calls = 0
    let read: (String) -> JSON = { key in
      calls += 1
      return json[key]
    }
    id = read("id").int
  }
}
