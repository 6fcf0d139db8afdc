import SwiftyJSON

struct Post {
  static var reader = ""

  var likes: [String] = []
  var isLiked = false
  var count = 0
  var cover = ""

  init(json: JSON) {
    for like in json["likes"].arrayValue {
      likes.append(like.stringValue)
      if like.stringValue == Post.reader { isLiked = true }
      count = count + 1
    }
    for image in json["images"].arrayValue {
      if image["width"].intValue > 100 { cover = image["url"].stringValue }
    }
  }
}
