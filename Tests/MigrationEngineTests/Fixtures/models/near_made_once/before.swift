// reason: models that do more than read would be made in another order
import Foundation
import SwiftyJSON

enum Role: Int {
  case a = 1, b, c
  static var made = 0

  init(_ json: JSON) {
    Role.made += 1
    self = Role(rawValue: json.intValue) ?? .a
  }
}

struct T {
  var r: Role
  var s: Role

  init(json: JSON) {
    r = Role(json["n"])
    s = r
  }
}
