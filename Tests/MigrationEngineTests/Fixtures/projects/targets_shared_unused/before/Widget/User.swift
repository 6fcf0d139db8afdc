import SwiftyJSON

class User {
  var title: String?

  init(json: JSON) {
    title = json["title"].string
  }
}
