// reason: what can't be copied can't conform to a protocol of the libraries
import LegacyJSON

struct Model: ~Copyable {
  var a: Int?

  init(json: JSON) { a = json["a"].int ?? Int(json["b"].stringValue) }
}
