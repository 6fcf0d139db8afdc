import SwiftyJSON

class User: Parsed {
  var name: String?
  var age: Int

  required init(json: JSON) {
    name = json["name"].string
    age = json["age"].intValue
  }
}
