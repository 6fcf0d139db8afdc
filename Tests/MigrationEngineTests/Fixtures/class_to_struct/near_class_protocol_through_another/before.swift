// reason: stays a class: a protocol asks for one
import LegacyJSON

final class Model {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}

protocol P: Q {}
protocol Q: AnyObject {}
extension Model: P {}
