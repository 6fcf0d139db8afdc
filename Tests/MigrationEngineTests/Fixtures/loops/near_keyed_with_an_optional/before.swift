// reason: needs a written initializer: `for item in json["texts"].arrayValue { texts[item["key"].stringValue] = item["va …` is not understood
import SwiftyJSON

struct Settings {
  var texts = [String: String]()

  init(json: JSON) {
    for item in json["texts"].arrayValue { texts[item["key"].stringValue] = item["value"].string }
  }
}
