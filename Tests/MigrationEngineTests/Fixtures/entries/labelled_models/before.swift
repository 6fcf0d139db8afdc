import LegacyJSON

struct Tag {
  let name: String?

  init(_ json: JSON) {
    name = json["name"].string
  }
}

final class Item {
  let tags: [Tag]
  let first: Tag

  init(results: JSON) {
    tags = results["tags"].arrayValue.map { Tag($0) }
    first = Tag(results["first"])
  }
}
