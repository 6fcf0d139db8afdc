// reason: is not converted, and calls its initializer
import LegacyJSON

class A {
  var a: Int?
  init(json: JSON) { a = json["a"].int }
}
class B: A {
  let raw: Any
  override init(json: JSON) {
    raw = json.error as Any
    super.init(json: json)
  }
}
