import LegacyJSON

struct Item {
  let id: Int
  let name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

extension Item {
  init(json: JSON) {
    self.init(id: json["id"].intValue, name: json["name"].string ?? "")
  }
}
