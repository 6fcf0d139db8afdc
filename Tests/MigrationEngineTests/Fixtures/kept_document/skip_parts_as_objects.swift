// reason: it keeps a part of the document, in `tags`
import SwiftyJSON

class Post {
  var tags: [AnyObject]?

  init(json: JSON) {
    print("post")
    tags = json["tags"].arrayValue as [AnyObject]
  }
}
