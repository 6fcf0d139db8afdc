import SwiftyJSON

class Post {
  var title = ""
  var tags: [Any]?
  var meta: Any?
  var extra: [String: Any] = [:]
  var links: [String: Any]?

  init(json: JSON) {
    print("post")
    title = json["title"].stringValue
    tags = json["tags"].arrayValue
    meta = json["meta"]
    extra = json["extra"].dictionaryValue
    links = json["links"].dictionary
  }
}
