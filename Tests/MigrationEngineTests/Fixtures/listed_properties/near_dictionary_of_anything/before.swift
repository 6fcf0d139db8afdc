// reason: `parts` can't be wrapped
import SwiftyJSON

struct Pen {
  var parts: [String: Any] {
    didSet { print("changed") }
  }
  var others: [String: Any] {
    didSet { print("changed") }
  }

  init(json: JSON) {
    parts = json["parts"].dictionaryObject ?? [:]
    others = json["others"].dictionaryObject ?? [:]
  }
}
