// reason: needs a written initializer: `let role: Role = json["role"].stringValue == "admin" ? .admin : .standard` is not understood
import SwiftyJSON

enum Role {
  case admin, guest

  static let standard = Role.guest
}

struct Aide {
  let role: Role

  init(json: JSON) {
    let role: Role = json["role"].stringValue == "admin" ? .admin : .standard
    self.role = role
  }
}
