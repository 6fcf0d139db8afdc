// reason: `for i in 0..<json["tags"].count
import SwiftyJSON

struct Page {
  var tags: [String] = []

  init(json: JSON) {
    // The element behind it.
    for i in 0..<json["tags"].count { tags.append(json["tags"][i + 1].stringValue) }
  }
}
