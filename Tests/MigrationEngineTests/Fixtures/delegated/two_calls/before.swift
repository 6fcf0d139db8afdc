import SwiftyJSON

class User {
  var id: Int
  var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  convenience init(json: JSON) {
    if json["guest"].boolValue {
      self.init(id: 0, name: "guest")
    } else {
      self.init(id: json["id"].intValue, name: json["name"].stringValue)
    }
  }
}
