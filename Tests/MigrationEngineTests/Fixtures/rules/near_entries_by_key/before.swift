// reason: `names`: needs a rule: `for (key, item) in json["names"] { …`
import SwiftyJSON

struct Feed {
  var count: Int
  var names: [String] = []

  init(json: JSON) {
    count = json["count"].intValue
    for (key, item) in json["names"] {
      names.append(key + item.stringValue)
    }
  }
}
