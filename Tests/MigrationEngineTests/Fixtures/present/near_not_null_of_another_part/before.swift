// reason: needs a rule
import SwiftyJSON

struct Story {
  let title: String
  let next: Summary?

  init(json: JSON) {
    title = json["title"].stringValue
    next = json["kind"].type != .Null ? Summary(json: json["next"]) : nil
  }
}

struct Summary {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}
