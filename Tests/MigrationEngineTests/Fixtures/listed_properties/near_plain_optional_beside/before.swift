// reason: `.stringValue` into an optional is never nil
import SwiftyJSON

struct Pen: Codable {
  var title: String?
  var maker: String?
  var note: String?

  init(json: JSON) {
    title = json["title"].stringValue
    maker = json["maker"].stringValue
    note = json["note"].string
  }
}
