import SwiftyJSON

struct Tier {
  let id: String
  var note, title: String?
}

extension Tier {
  init(json: JSON) {
    id = json["id"].stringValue
    note = json["note"].stringValue
    title = json["title"].stringValue
  }
}

let free = Tier(id: "")
