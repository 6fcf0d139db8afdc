// reason: `init(text: String)` makes a `JSON` of what it is given
import SwiftyJSON

struct Label {
  let text: String

  init(text: String) {
    let data = JSON(parseJSON: text)
    self.text = data["text"].stringValue
  }
}
