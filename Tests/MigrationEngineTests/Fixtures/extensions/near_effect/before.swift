// reason: is not understood
import SwiftyJSON

struct Tier {
  let id: String
}

extension Tier {
  init(json: JSON) {
    print("made")
    id = json["id"].stringValue
  }
}

let free = Tier(id: "")
