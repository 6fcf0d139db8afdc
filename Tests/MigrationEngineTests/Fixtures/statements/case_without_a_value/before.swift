import SwiftyJSON

enum Role { case admin, guest }

struct Aide {
  let role: Role

  init(json: JSON) {
    let role: Role = json["role"].stringValue == "admin" ? .admin : .guest
    self.role = role
  }
}
