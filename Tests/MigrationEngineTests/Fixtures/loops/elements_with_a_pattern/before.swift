import SwiftyJSON

struct Item {
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}

struct Basket {
  var items: [Item] = []

  init(json: JSON) {
    for case let item? in json["items"].arrayValue.map({ Item(json: $0) }) {
      items.append(item)
    }
  }
}

struct Tags {
  var tags: [String] = []

  init(json: JSON) {
    for case .some(let tag) in json["tags"].arrayValue.map({ $0.string }) where tag != "none" {
      tags.append(tag)
    }
  }
}
