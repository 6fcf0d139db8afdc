import SwiftyJSON

struct Item {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
  }
}

struct Basket {
  var items: [Item] = []

  init(json: JSON) {
    let array = json["items"].arrayValue
    var index = 0
    if array.count > 0 {
      repeat {
        items.append(Item(json: array[index]))
        index += 1
      } while index < array.count
    }
  }
}

struct Ordered {
  var items = Array<Item>()

  init(json: JSON) {
    for item in json["items"].arrayValue { items.insert(Item(json: item), at: items.count) }
  }
}
