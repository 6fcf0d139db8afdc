// reason: needs a written initializer: callers may give nil, which leaves the properties as they begin
import SwiftyJSON

class User {
  var name: String!

  init(fromJson json: JSON!) {
    if json == nil { return }
    name = json["name"].stringValue
  }
}

func load(_ path: String, success: @escaping (JSON?) -> Void) {
  success(nil)
}

func user() {
  load("me") { json in print(User(fromJson: json).name ?? "") }
}
