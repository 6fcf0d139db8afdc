// reason: the initializer is generic, asynchronous, or fails in more than one way
import SwiftyJSON

struct Item {
  let id: Int

  init(json: JSON...) {
    id = json[0]["id"].intValue
  }
}
