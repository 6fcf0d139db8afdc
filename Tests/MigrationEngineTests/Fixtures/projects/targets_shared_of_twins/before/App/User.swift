import SwiftyJSON

class User {
  var name: String?
  var age: Int

  init(json: JSON) {
    name = json["name"].string
    age = json["age"].intValue
  }
}
