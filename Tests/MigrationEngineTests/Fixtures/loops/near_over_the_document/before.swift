// reason: needs a rule: `for (_, item) in json["items"] {
import SwiftyJSON

struct Page {
  var items: [String] = []

  init(json: JSON) {
    for (_, item) in json["items"] {
      items.append(item.stringValue)
    }
  }
}
