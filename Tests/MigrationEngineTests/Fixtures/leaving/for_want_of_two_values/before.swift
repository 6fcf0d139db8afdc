import SwiftyJSON

class Entry {
  var id: Int?
  var name: String?
  var title: String?
  var count = 0

  init(_ data: JSON) {
    if data["id"].int == nil || data["name"].stringValue.isEmpty { return }
    id = data["id"].int
    name = data["name"].string
    title = data["title"].stringValue
    count = data["count"].intValue
  }
}

struct Mark {
  var id: Int?
  var name: String?
  var title: String?

  init(json: JSON) {
    guard let id = json["id"].int else { return }
    guard json["name"].exists() else { return }
    self.id = id
    name = json["name"].stringValue
    title = json["title"].stringValue
  }
}
