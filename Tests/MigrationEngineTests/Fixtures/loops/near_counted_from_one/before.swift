// reason: `for i in 1..<json["tags"].count
import SwiftyJSON

struct Page {
  var tags: [String] = []

  init(json: JSON) {
    for i in 1..<json["tags"].count { tags.append(json["tags"][i].stringValue) }
  }
}
