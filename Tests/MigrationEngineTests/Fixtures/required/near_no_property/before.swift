// reason: needs a written initializer: `print(kind)` is not understood
import SwiftyJSON

struct Story {
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int, let kind = json["kind"].string else { return nil }
    self.id = id
    print(kind)
  }
}
