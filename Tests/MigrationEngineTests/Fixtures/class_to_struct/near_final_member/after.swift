// reason: stays a class: a member is `final`
import Bridge

final class Model: LegacyDecodable {
  let a: Int?
  final func f() {}
}
