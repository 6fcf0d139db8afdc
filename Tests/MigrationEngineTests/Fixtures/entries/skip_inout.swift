// reason: it is made of `inout JSON`
import SwiftyJSON

struct Item {
  let id: Int

  init(json: inout JSON) {
    id = json["id"].intValue
  }
}
