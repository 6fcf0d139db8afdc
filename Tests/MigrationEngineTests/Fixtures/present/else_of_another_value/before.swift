import SwiftyJSON

struct Page {
  var title: String?
  var note: String?

  init(json: JSON) {
    if json["title"].exists() {
      title = json["title"].stringValue
    } else {
      note = "untitled"
    }
  }
}
