import LegacyJSON

struct Item {
  let id: Int?
  let name: String
  let tags: [String]

  init(json: JSON?) {
    id = json?["id"].int
    name = json?["owner"]["name"].string ?? "nobody"
    tags = json?["tags"].array?.compactMap { $0.string } ?? []
  }
}

func load(_ json: JSON?) -> Item { Item(json: json) }
