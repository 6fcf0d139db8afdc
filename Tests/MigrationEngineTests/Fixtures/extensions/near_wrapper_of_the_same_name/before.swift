// reason: needs a written initializer: `note` can't be wrapped, and `.stringValue` into an optional is never nil
import SwiftyJSON

enum NeverNil {}

struct Tier {
  let id: String
  var note: String?
}

extension Tier {
  init(json: JSON) {
    id = json["id"].stringValue
    note = json["note"].stringValue
  }
}

let free = Tier(id: "")
