import SwiftyJSON

class User {
  var name: String!

  init(fromJson json: JSON!) {
    if json == nil { return }
    name = json["name"].stringValue
  }
}

func load(_ path: String, success: @escaping (JSON) -> Void, failure: ((String) -> Void)? = nil) {
  success(JSON(["name": path]))
}

func user() {
  load("me", success: { (json) -> Void in print(User(fromJson: json).name ?? "") })
  load("me", success: { json in print(User(fromJson: json).name ?? "") }, failure: nil)
}
