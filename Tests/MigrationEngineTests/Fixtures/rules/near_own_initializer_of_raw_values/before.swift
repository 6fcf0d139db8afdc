// reason: needs a rule: `role = Role(json["role"].stringValue)`
import SwiftyJSON

enum Role: String {
  case guest, admin

  init(_ text: String) { self = Role(rawValue: text.lowercased()) ?? .guest }
}

enum Level: String {
  case low, high

  init?(_ text: String) { self.init(rawValue: text.lowercased()) }
}

final class User {
  var role: Role
  var levels: [Level]

  init(json: JSON) {
    role = Role(json["role"].stringValue)
    levels = json["levels"].arrayValue.compactMap { Level($0.stringValue) }
  }
}
