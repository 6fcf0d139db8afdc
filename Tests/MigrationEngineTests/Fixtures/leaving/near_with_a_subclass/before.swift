// reason: `title`: needs a rule: `title = json["title"].stringValue`
import SwiftyJSON

class Entry {
  var id: Int?
  var title: String?

  required init(json: JSON) {
    guard let id = json["id"].int else { return }
    self.id = id
    title = json["title"].stringValue
  }
}

class Mark: Entry {
  var note: String?

  required init(json: JSON) {
    super.init(json: json)
    note = json["note"].string
  }
}
