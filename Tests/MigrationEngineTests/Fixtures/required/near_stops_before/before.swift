// reason: needs a written initializer: it may stop the program before it refuses a document, or the other way round
import SwiftyJSON

struct Story {
  let name: String
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
    name = json["name"].string!
  }
}

struct Page {
  let id: Int
  let name: String

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
    name = json["name"].string!
  }
}
