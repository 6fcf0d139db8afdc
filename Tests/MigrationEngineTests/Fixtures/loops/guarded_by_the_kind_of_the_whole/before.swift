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
    if json["data"].array != nil {
      for document in json["data"]["items"].arrayValue {
        items.append(Item(json: document))
      }
    }
    count = json["count"].intValue
  }
}
