// reason: needs a rule
import Foundation
import SwiftyJSON

class Category {
  let identifier: String
  let name: String
  var image: URL?

  init(json: JSON) {
    if let number = json["id"].int {
      identifier = "\(number)"
    } else {
      identifier = ""
    }
    if let text = json["name"].string {
      name = text
    } else {
      name = ""
    }
    image = json["img_url"].url
  }
}
