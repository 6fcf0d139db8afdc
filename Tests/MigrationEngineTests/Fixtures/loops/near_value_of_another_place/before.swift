// reason: is not understood
import SwiftyJSON

struct Gallery {
  var cover = ""
  var first = ""

  init(json: JSON) {
    for image in json["images"].arrayValue {
      if image["width"].intValue > 3 { cover = image["url"].stringValue }
      if image["isLast"].boolValue { first = cover }
    }
  }
}
