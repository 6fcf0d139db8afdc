import SwiftyJSON

struct Tier {
  let id: String
  var note: String? { didSet { isChanged = true } }
  var isChanged = false
}

extension Tier {
  init(json: JSON) {
    id = json["id"].stringValue
    note = json["note"].stringValue
  }
}

let free = Tier(id: "")
