import LegacyJSON

struct Item {
  var id = 1
  var name: String?

  init(json: JSON?) {
    if let json = json {
      id = json["id"].intValue
    }
    name = json?["name"].stringValue
  }
}

func load(_ data: JSON) -> [Item] {
  let rows = data["rows"].arrayValue
  return rows.map { Item(json: $0) } + [Item(json: data["first"])]
}
