import SwiftyJSON

struct Item {
  let _id: String
  let id: String

  init(json: JSON) {
    _id = json["_id"].stringValue
    id = json["id"].string ?? "none"
  }
}
