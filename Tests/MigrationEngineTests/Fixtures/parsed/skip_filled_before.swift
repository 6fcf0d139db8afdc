// reason: `init(text: String)` makes a `JSON` of what it is given
import Foundation
import SwiftyJSON

struct Draft {
  let text: String
  let id: Int
  let name: String

  init(text: String) {
    self.text = text
    let json = JSON(parseJSON: text)
    id = json["id"].intValue
    name = json["name"].stringValue
  }
}
