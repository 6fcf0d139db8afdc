import SwiftyJSON

struct User {
  var name: String?
  var role = ""

  init(json: JSON) {
    json["name"].string != nil ? (name = json["name"].stringValue) : (name = "nobody")
    let role = json["roles"]["main"].stringValue
    role.isEmpty ? (self.role = "guest") : (self.role = role)
  }
}
