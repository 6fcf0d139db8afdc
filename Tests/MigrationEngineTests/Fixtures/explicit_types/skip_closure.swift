// reason: it is made of `@autoclosure () -> JSON`; by hand: write an `init(from:)`
import LegacyJSON

struct Model {
  var a: Int?

  init(json: @autoclosure () -> JSON) { a = json()["a"].int }
}
