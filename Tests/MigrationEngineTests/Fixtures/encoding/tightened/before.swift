import LegacyJSON

struct Item {
  let id: Int?

  init(json: JSON) {
    id = json["id"].int
  }

  var dictionary: [String: Any] { ["id": id ?? 0] }
}

struct Page {
  let items: [Item]

  init(json: JSON) {
    items = json["items"].arrayValue.map { Item(json: $0) }
  }
}

struct Plain {
  let word: String

  init(json: JSON) {
    word = json["word"].stringValue
  }
}
