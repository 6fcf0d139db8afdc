// reason: `for i in 0..<json["tags"].count { …` is not understood
import SwiftyJSON

struct Page {
  var tags: [String] = []
  var names: [String] = []

  init(json: JSON) {
    for i in 0..<json["tags"].count {
      tags.append(json["tags"][i].stringValue)
      names.append(json["names"][i].stringValue)
    }
  }
}
