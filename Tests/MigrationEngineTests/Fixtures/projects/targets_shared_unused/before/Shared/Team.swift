import SwiftyJSON

class Team {
  var title: String

  init(json: JSON) {
    title = json["title"].stringValue
  }
}
