// reason: is `lazy`
import SwiftyJSON

struct Pen {
  lazy var name: String? = nil
  var note: String?

  init(json: JSON) {
    name = json["name"].stringValue
    note = json["note"].stringValue
  }
}
