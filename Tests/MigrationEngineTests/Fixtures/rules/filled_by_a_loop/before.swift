import SwiftyJSON

struct Item {
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}

class Items {
  var all: [Item]

  init(json: JSON) {
    var items = [Item]()
    for itemJSON in json["all"].arrayValue {
      if let item = Item(json: itemJSON) {
        items.append(item)
      }
    }
    all = items.reversed()
  }
}
