// reason: needs a written initializer: `text = String(describing: width)` is not understood
import Foundation
import SwiftyJSON

struct Image {
  var width: Int!
  var text: String

  init(json: JSON) {
    width = json["width"].intValue
    text = String(describing: width)
  }
}
