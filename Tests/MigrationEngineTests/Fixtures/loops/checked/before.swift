import SwiftyJSON

struct Item {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
  }
}

class Page {
  var total: Int?
  var items: [Item] = []
  var more: [Item] = []
  var names: [String] = []

  init(json: JSON) {
    total = json["total"].int
    if let array = json["items"].array {
      for element in array {
        let item = Item(json: element)
        self.items.append(item)
      }
    }
    for element in json["more"].array ?? [] {
      more.append(Item(json: element))
    }
    json["names"].array?.forEach { names.append($0.stringValue) }
  }
}
