// reason: makes a `JSON` of what it is given
import SwiftyJSON

struct Label {
  let text: String
  let sizes: [Int]

  init(data: Any) {
    text = JSON(data)["text"].stringValue
    sizes = ([1, 2] as [Any]).map { data in JSON(data).intValue }
  }
}
