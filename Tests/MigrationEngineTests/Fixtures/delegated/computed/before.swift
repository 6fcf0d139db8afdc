import SwiftyJSON

class User {
  let id: Int
  let name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name.uppercased()
  }

  convenience init(json: JSON) {
    self.init(id: json["id"].intValue, name: json["name"].stringValue)
  }
}
