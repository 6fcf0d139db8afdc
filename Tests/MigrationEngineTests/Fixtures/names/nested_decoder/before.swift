import SwiftyJSON

struct Item {
  struct Decoder {}

  var id: Int?
  var note: String

  init(json: JSON) {
    id = json["id"].int
    note = json["note"].string ?? "none"
  }
}
