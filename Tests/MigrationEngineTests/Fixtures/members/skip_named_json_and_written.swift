// reason: the document is written to
import SwiftyJSON

struct Part {
  var json: JSON

  init(json: JSON) {
    var copy = json["part"]
    copy["seen"] = true
    self.json = copy
  }
}
