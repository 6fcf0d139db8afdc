import SwiftyJSON

struct Item {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
  }
}

struct Page {
  var items: [Item] = []

  init(json: JSON) {
    // An object has a count, too, and no elements under numbers.
    for index in 0..<json["items"].count {
      items.append(Item(json: json["items"][index]))
    }
  }
}
