// reason: is not understood
import SwiftyJSON

struct Gallery {
  var cover = ""

  init(json: JSON) {
    for photo in json["photos"].arrayValue {
      if photo["kind"].stringValue == "cover" {
        cover = photo["url"].stringValue
        break
      }
      cover = photo["thumbnail"].stringValue
    }
  }
}
