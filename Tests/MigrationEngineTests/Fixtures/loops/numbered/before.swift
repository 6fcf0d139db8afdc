import SwiftyJSON

struct Tag {
  let name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }
}

final class Post {
  var tags: [Tag] = []

  init(json: JSON) {
    for (index, _) in json["tags"].arrayValue.enumerated() {
      tags.append(Tag(json: json["tags"][index]))
    }
  }
}
