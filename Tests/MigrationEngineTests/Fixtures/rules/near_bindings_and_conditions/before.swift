// reason: needs a rule
import Foundation
import SwiftyJSON

struct Picture {
  let size: CGSize?
  let title: String

  init(json: JSON) {
    if let width = json["width"].int, width > 0, let height = json["height"].int {
      size = CGSize(width: width, height: height)
    } else {
      size = nil
    }
    title = json["title"].stringValue
  }
}
