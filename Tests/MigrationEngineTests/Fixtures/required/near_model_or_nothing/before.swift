// reason: `author`: needs a rule: `self.author = author`
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
