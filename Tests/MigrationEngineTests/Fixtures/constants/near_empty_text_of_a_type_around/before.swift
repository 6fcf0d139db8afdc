// reason: `title`: needs a rule: `title = json["title"].string ?? empty`
import SwiftyJSON

let empty = ""

class Screen {
  static let empty = "screen"

  struct Item {
    let title: String
    let other: String

    init(json: JSON) {
      title = json["title"].string ?? empty
      other = json["other"].stringValue
    }
  }
}
