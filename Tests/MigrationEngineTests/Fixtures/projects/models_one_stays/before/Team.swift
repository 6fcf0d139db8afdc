import SwiftyJSON

class Team {
  var owner: User

  init(json: JSON) {
    owner = User(json: json["owner"])
  }
}
