// reason: needs a written initializer: `for image in json["images"].arrayValue { …` is not understood
import SwiftyJSON

struct Post {
  var cover = ""
  var isFound = false

  init(json: JSON) {
    for image in json["images"].arrayValue {
      if !isFound {
        isFound = image["main"].boolValue
        cover = image["url"].stringValue
      }
    }
  }
}
