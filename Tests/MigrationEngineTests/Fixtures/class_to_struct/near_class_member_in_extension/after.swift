// reason: stays a class: a member is `class`
import Bridge

final class Model: LegacyDecodable {
  let a: Int?
}

extension Model { class func f() {} }
