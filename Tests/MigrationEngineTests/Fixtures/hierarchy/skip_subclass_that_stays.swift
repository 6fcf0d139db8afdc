// reason: is not converted, and calls its initializer
import LegacyJSON

class A {
  var a: Int?
  init(json: JSON) { a = json["a"].int }
}
class B: A {
  let json: JSON
  override init(json: JSON) {
    self.json = json
    super.init(json: json)
  }
}
