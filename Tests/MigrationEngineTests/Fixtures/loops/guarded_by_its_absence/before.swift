import SwiftyJSON

struct Item {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
  }
}

struct Page {
  var count = 0
  var items: [Item] = []

  init(json: JSON) {
    if json["items"].isEmpty {
      for document in json["items"].arrayValue {
        items.append(Item(json: document))
      }
    }
    count = json["count"].intValue
  }
}
