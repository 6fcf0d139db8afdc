import SwiftyJSON

struct Tier {
  var id: Int?
  var note: String?
}

extension Tier {
  init(json: JSON) {
    id = json["id"].int
    note = json["note"].stringValue
  }
}

let free = Tier()
