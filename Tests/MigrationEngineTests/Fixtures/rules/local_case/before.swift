import SwiftyJSON

enum Role: String { case guest, admin }

final class Member {
  let role: Role

  init(json: JSON) {
    let role = Role(rawValue: json["role"].stringValue) ?? .guest
    self.role = role
  }
}
