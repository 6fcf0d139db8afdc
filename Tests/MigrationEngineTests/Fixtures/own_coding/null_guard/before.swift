import SwiftyJSON

struct User: Codable {
  var name = "nobody"
  var age = 1

  init(json: JSON) {
    if json == JSON.null { return }
    name = json["name"].stringValue
    age = json["age"].intValue
  }
}
