// reason: needs a written initializer: `text = "\(found)"` is not understood
import SwiftyJSON

final class Label {
  var text: String
  var other: String

  init(json: JSON) {
    let found: String? = json["text"].stringValue
    text = "\(found)"
    let more = Optional(json["other"].stringValue)
    other = "\(more)"
  }
}
