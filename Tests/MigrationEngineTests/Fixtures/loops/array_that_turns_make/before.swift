import SwiftyJSON

struct Tag {
  let name: String

  init?(json: JSON) {
    guard let name = json["name"].string else { return nil }
    self.name = name
  }
}

class Post {
  var tags: [Tag]?
  var likes: [String]?
  var titles: [String]?
  var notes: [String]?

  init(json: JSON) {
    if let all = json["tags"].array {
      for item in all {
        if let tag = Tag(json: item) {
          if tags == nil {
            tags = []
          }
          tags?.append(tag)
        }
      }
    }
    for like in json["likes"].arrayValue {
      if self.likes == nil { self.likes = [String]() }
      self.likes!.append(like.stringValue)
    }
    for item in json["titles"].arrayValue {
      if let title = item.string {
        if titles == nil { titles = [title] } else { titles?.append(title) }
      }
    }
    for note in json["notes"].arrayValue {
      if notes == nil { notes = [] }
      if !note["text"].stringValue.isEmpty { notes?.append(note["text"].stringValue) }
    }
  }
}
