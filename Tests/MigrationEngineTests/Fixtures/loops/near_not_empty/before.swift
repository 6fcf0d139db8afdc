// reason: `items`: needs a rule: `for item in json["items"].arrayValue { …`
import SwiftyJSON

struct Page {
  var items: [String] = ["first"]

  init(json: JSON) {
    for item in json["items"].arrayValue {
      items.append(item.stringValue)
    }
  }
}
