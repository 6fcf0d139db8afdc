// reason: is not understood
import SwiftyJSON

struct Album {
  var name = "none"
  var note: String?

  init(note: String?) {
    self.note = note
  }

  init(json: JSON) {
    name = json["name"].stringValue
    self = Album(note: json["note"].string)
  }
}
