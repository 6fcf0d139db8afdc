// reason: stays a class: a protocol asks for one
import Bridge

final class Model: LegacyDecodable {
  let a: Int?
}

protocol P: Q {}
protocol Q: AnyObject {}
extension Model: P {}
