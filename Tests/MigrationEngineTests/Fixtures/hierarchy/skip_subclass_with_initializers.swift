// reason: has initializers of its own
import LegacyJSON

class A {
  var a: Int?
  init(json: JSON) { a = json["a"].int }
}
class B: A {
  let b: Int
  init(b: Int) {
    self.b = b
    super.init(json: JSON([:]))
  }
}
