// options: declared
import LegacyJSON

struct Tag {
  let name: String
  init(json: JSON) { name = json["name"].stringValue }
}

struct Feed {
  let tags: [Tag]
  let one: Tag
  let texts: [String]

  init(json: JSON) {
    tags = json["tags"].arrayValue.map { Tag(json: $0) }
    one = Tag(json: json["one"])
    texts = json["texts"].arrayValue.map { $0.stringValue }
  }
}
