// reason: needs a written initializer: `tags = json["tags"].arrayValue.reduce([String]()) { list, tag in …` is not understood
import SwiftyJSON

struct Movie {
  let tags: [String]

  init(json: JSON) {
    tags = json["tags"].arrayValue.reduce([String]()) { list, tag in
      list.count < 3 ? list + [tag.stringValue] : list
    }
  }
}
