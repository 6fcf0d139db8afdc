// reason: needs a written initializer: `for (number, item) in (json["tags"].array ?? json["labels"].arrayValue).enumerat …` is not understood
import SwiftyJSON

struct Post {
  var tags: [String] = []

  init(json: JSON) {
    for (number, item) in (json["tags"].array ?? json["labels"].arrayValue).enumerated() {
      tags.append("\(number) \(item.stringValue)")
    }
  }
}
