// reason: needs a written initializer: `self.id = id` is not understood
import SwiftyJSON

struct Story {
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int, id > 0 else { return nil }
    self.id = id
  }
}
