// reason: `parts` can't be wrapped
import SwiftyJSON

struct Pen {
  var parts, others: [String: Any]

  init(json: JSON) {
    parts = json["parts"].dictionaryObject ?? [:]
    others = json["others"].dictionaryObject ?? [:]
  }
}
