// reason: `id` stays optional: code makes a value of its parts
import LegacyJSON

struct Item {
  var id: Int?
  let name: String
}

extension Item {
  init(json: JSON) {
    id = json["id"].int
    name = json["name"].stringValue
  }
}

func items() -> [Item] { [Item(id: nil, name: "a"), Item(name: "b")] }
