import SwiftyJSON

struct Tag {
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}

struct Post {
  let tags: [Tag]
  let words: [String]

  init(json: JSON) {
    tags = json["tags"].arrayValue.flatMap { element -> [Tag] in
      guard let tag = Tag(json: element) else { return [] }
      return [tag]
    }
    words = json["words"].arrayValue.flatMap { $0.stringValue.isEmpty ? [] : [$0.stringValue] }
  }
}
