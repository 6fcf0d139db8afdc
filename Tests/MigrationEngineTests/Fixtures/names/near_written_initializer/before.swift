// reason: `.string ?? "none"` is not `.stringValue`
import SwiftyJSON

struct Item {
  var note: String

  init(json: JSON) {
    note = json["note"].string ?? "none"
  }
}

extension Item {
  init(note: String) {
    self.init(json: ["note": note])
  }
}
