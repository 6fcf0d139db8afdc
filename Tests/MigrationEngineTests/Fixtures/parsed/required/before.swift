import Foundation
import SwiftyJSON

class Draft {
  let id: Int
  let name: String

  required init(text: String) {
    let data = Data(text.utf8)
    let json = JSON(data)
    id = json["id"].intValue
    name = json["name"].stringValue
  }
}
