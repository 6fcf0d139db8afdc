// reason: `inout`
import SwiftyJSON

struct Item {
  let id: Int

  init(json: inout JSON) {
    id = json["id"].intValue
  }
}
