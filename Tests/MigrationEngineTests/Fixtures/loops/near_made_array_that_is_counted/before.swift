// reason: needs a written initializer: `for item in json["titles"].arrayValue { …` is not understood
import SwiftyJSON

struct Podcast {
  var titles: [String]?

  init(json: JSON) {
    for item in json["titles"].arrayValue {
      if titles == nil { titles = [] }
      if titles!.count < 2 { titles?.append(item.stringValue) }
    }
  }
}
