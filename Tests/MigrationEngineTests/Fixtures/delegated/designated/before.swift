import SwiftyJSON

class User {
  let id: Int
  let name: String?
  var isActive: Bool
  var visits: Int = 0

  init(id: Int, name: String? = nil, active: Bool) {
    self.id = id
    self.name = name
    isActive = active
    visits = 0
  }

  convenience init(json: JSON) {
    // Made by the other.
    self.init(id: json["id"].intValue, name: json["name"].string, active: json["is_active"].boolValue)
  }
}

func guest() -> User { User(id: 0, active: false) }
