// reason: needs a written initializer: `note` is `lazy`
import SwiftyJSON

struct Tier {
  let id: String
  lazy var note: String? = nil
}

extension Tier {
  init(json: JSON) {
    id = json["id"].stringValue
    note = json["note"].stringValue
  }
}

let free = Tier(id: "")
