// reason: `Screen` is not declared in the given folders, and may be a superclass that is Decodable itself
import LegacyJSON

class Article: Screen {
  var title = ""

  init(json: JSON) {
    title = json["title"].stringValue
  }
}
