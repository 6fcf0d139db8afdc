import Foundation
import LegacyJSON

final class Item: NSObject {
  var id: Int?

  init(fromJson json: JSON!) {
    super.init()
    if json == nil { return }
    id = json["id"].intValue
  }
}

class Owner {
  var id = 5

  convenience init(json: JSON? = nil) {
    self.init()
    guard let json = json else {
      return
    }
    id = json["id"].intValue
  }

  init() {}
}

struct Tag {
  var name = "none"

  init(json: JSON? = nil) {
    guard let json = json else { return }
    name = json["name"].stringValue
  }
}

func load(_ json: JSON?) -> (Item, Owner, Tag) { (Item(fromJson: json), Owner(json: json), Tag(json: json)) }
let empty = Tag()
