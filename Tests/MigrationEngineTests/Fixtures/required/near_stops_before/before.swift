// reason: needs a written initializer: `name = json["name"].string!` is not understood
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
