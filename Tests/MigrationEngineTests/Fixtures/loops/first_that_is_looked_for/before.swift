import SwiftyJSON

struct Gallery {
  var cover = "none"
  var first: Int?

  init(json: JSON) {
    for photo in json["photos"].arrayValue {
      guard let url = photo["url"].string, photo["kind"].stringValue == "cover" else { continue }
      cover = url
      break
    }
    for number in json["numbers"].arrayValue {
      first = number.int
      break
    }
  }
}
