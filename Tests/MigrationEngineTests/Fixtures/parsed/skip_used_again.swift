// reason: `init(values: [String: Any])` makes a `JSON` of what it is given
import SwiftyJSON

struct Label {
  let text: String
  let count: Int

  init(values: [String: Any]) {
    let data = JSON(values)
    text = data["text"].stringValue
    count = values.count
  }
}
