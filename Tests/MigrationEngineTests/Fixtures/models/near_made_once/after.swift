// reason: models that do more than read would be made in another order
import Foundation
import Bridge
import LegacyJSON

enum Role: Int, LegacyDecodable {
  case a = 1, b, c
  static var made = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    Role.made += 1
    self = try Role(rawValue: container.value(Int.self)) ?? .a
  }
  init(_ json: JSON) { self.init(json: json) }
}

struct T: LegacyDecodable {
  var r: Role
  var s: Role

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    r = try container.value(Role.self, at: "n")
    s = r
  }
}
