import SwiftyJSON

struct Tag {
  let name: String

  init?(json: JSON) {
    guard let name = json["name"].string else { return nil }
    self.name = name
  }
}

struct Item {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
  }
}

struct Page {
  var items: [Item] = []
  var others = [Item]()
  var local: [Item] = []
  var tags: [Tag] = []
  var names: [String] = []

  init(json: JSON) {
    for item in json["items"].arrayValue {
      items.append(Item(json: item))
    }
    json["others"].arrayValue.forEach {
      others.append(Item(json: $0))
    }
    var list = [Item]()
    for item in json["local"].arrayValue {
      let made = Item(json: item)
      list.append(made)
    }
    local = list
    for json in json["tags"].arrayValue {
      if let tag = Tag(json: json) {
        tags.append(tag)
      }
    }
    names = json["names"].array?.map { $0.stringValue } ?? []
  }
}
