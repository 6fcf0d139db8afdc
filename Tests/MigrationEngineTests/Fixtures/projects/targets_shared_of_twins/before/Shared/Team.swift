import SwiftyJSON

class Team {
  var users: [User]

  init(json: JSON) {
    users = json["users"].arrayValue.map { User(json: $0) }
  }
}
