// reason: needs a written initializer: `for item in json["titles"].arrayValue { …` is not understood
import SwiftyJSON

struct Post {
  var titles: [String]?

  init(json: JSON) {
    for item in json["titles"].arrayValue {
      if item["isFirst"].boolValue, titles == nil { titles = [] }
      titles?.append(item["text"].stringValue)
    }
  }
}
