import SwiftyJSON

struct Gallery {
  var cover = ""

  init(json: JSON) {
    for photo in json["photos"].arrayValue { cover = cover + photo["url"].stringValue }
  }
}
