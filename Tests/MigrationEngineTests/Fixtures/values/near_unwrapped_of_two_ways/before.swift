// reason: is not understood
import SwiftyJSON

struct Photo {
  var width: Int!

  init(json: JSON) {
    width = json["width"].int ?? Int(json["height"].floatValue)
    if width > 3 { width = width + 1 }
  }
}
