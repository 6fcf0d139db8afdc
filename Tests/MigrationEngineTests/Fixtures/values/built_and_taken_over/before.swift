import SwiftyJSON

struct Item {
  var id = 0
  var name: String?

  init() {}

  init(json: JSON) {
    var item = Item()
    item.id = json["id"].intValue
    item.name = json["name"].string
    self = item
  }
}

struct Entry {
  let id: Int
  let title: String

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }

  static func parse(_ json: JSON) -> Entry? {
    guard let id = json["id"].int else { return nil }
    return Entry(id: id, title: json["title"].stringValue)
  }

  init?(json: JSON) {
    let made = Entry.parse(json)
    guard let entry = made else { return nil }
    self = entry
  }
}
