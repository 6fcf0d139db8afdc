import SwiftyJSON

struct Item {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
  }
}

struct Tag {
  let name: String

  init?(json: JSON) {
    guard let name = json["name"].string else { return nil }
    self.name = name
  }
}

struct Page {
  var items: [Item] = []
  var others = [Item]()
  var parts: [Item] = []
  var more: [Item] = []
  var rest: [Item] = []
  var tags: [Tag] = []

  init(json: JSON) {
    if json["items"].exists() {
      let documents = json["items"].arrayValue
      for document in documents {
        let item: Item = Item.init(json: document)
        items.append(item)
      }
    }
    if !json["others"].isEmpty {
      for document in json["others"].arrayValue {
        others.append(Item(json: document))
      }
    }
    if json["data"] != JSON.null {
      for document in json["data"]["parts"].arrayValue { parts.append(Item(json: document)) }
    }
    if json["more"].arrayValue.count > 0 {
      json["more"].arrayValue.forEach { more.append(Item(json: $0)) }
    }
    if json["rest"].array != nil {
      for document in json["rest"].array! {
        rest.append(Item(json: document))
      }
    }
    for document in json["tags"].arrayValue {
      guard let tag = Tag(json: document) else { continue }
      tags.append(tag)
    }
  }
}
