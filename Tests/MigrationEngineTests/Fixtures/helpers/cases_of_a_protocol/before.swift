import SwiftyJSON

protocol Defaulting: RawRepresentable where RawValue == String {
  static var standard: Self { get }
}

extension Defaulting {
  init(_ json: JSON) {
    self = Self(rawValue: json.stringValue) ?? Self.standard
  }

  static func named(_ json: JSON) -> Self? {
    return Self(rawValue: json["name"].stringValue)
  }
}

enum Role: String, Defaulting {
  case guest, admin

  static var standard: Role { return .guest }
}

struct User {
  let role: Role
  let group: Role?

  init(json: JSON) {
    role = Role(json["role"])
    group = Role.named(json["group"])
  }
}
