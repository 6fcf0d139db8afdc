// reason: needs a rule: `id` may be nil, and the initializer refuses a document without it
import SwiftyJSON

struct Story {
  let id: Int?

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}
