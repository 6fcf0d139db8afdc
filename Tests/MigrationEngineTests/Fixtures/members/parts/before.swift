import SwiftyJSON

struct Item {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
  }
}

struct Part {
  let name: String

  init(with details: [String: JSON]) {
    name = details["name"]?.stringValue ?? ""
  }
}

struct Answer {
  var code: Int
  var id: Int
  var name: String?
  var items: [Item] = []
  var parts: [Part] = []

  init(with details: [String: JSON]) {
    code = details["code"]?.intValue ?? 0
    id = details["user"]?["id"].intValue ?? 0
    name = details["user"]?["name"].string
    if details["items"]?.arrayValue != nil {
      let documents = details["items"]?.arrayValue
      for document in documents! {
        let item: Item = Item(json: document)
        items.append(item)
      }
    }
    if details["data"]?["parts"].arrayValue != nil {
      let documents = details["data"]?["parts"].arrayValue
      for document in documents! {
        parts.append(Part(with: document.dictionaryValue))
      }
    }
  }
}
