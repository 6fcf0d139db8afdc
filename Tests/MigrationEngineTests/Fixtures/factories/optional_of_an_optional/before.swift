import SwiftyJSON

struct Tag {
  let text: String

  static func decode(_ json: JSON) -> Tag? {
    json.string.map { Tag(text: $0) }
  }
}

struct Post {
  let first: Tag?
  let second: Tag

  init(json: JSON) {
    first = .decode(json["first"])
    second = Tag.decode(json["second"]) ?? Tag(text: "none")
  }
}
