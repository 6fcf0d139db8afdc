// reason: needs a written initializer: `let role = Role(rawValue: json["role"].stringValue) ?? .usual` is not understood
import SwiftyJSON

enum Role: String {
  case guest, admin

  static var usual: Role { .guest }
}

final class Member {
  let role: Role

  init(json: JSON) {
    let role = Role(rawValue: json["role"].stringValue) ?? .usual
    self.role = role
  }
}
