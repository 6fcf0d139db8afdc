import SwiftyJSON

protocol JSONMade {
  init?(_ json: JSON)
}

extension JSONMade {
  static func array(_ json: JSON) -> [Self]? {
    return json.array?.compactMap { Self($0) }
  }
}

struct Item: JSONMade {
  let id: Int

  init?(_ json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}

struct Page: JSONMade {
  let items: [Item]

  init?(_ json: JSON) {
    guard let items = Item.array(json["items"]) else { return nil }
    self.items = items
  }
}
