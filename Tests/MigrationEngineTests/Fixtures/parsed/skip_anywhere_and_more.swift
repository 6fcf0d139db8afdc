// reason: makes a `JSON` of what it is given
import SwiftyJSON

struct Label {
  let text: String
  let isEmpty: Bool

  init(object: [String: Any]) {
    text = JSON(object)["text"].stringValue
    isEmpty = object.isEmpty
  }
}
