import SwiftyJSON

struct Item {
  let id: Int

  init(data: JSON) {
    id = data["id"].intValue
  }
}

class Page {
  var items = [Item]()

  init(json: JSON) {
    let list = json["items"].arrayValue
    for element in list {
      let document = JSON.init(element)
      let item = Item(data: document)
      items.append(item)
    }
  }
}
