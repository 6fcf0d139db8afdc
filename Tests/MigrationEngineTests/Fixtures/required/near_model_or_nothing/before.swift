// reason: `author` may be nil, and the initializer refuses a document without it
import SwiftyJSON

struct Author {
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}

struct Cover {
  var author: Author?

  init?(json: JSON) {
    guard let author = Author(json: json["author"]) else { return nil }
    self.author = author
  }
}
