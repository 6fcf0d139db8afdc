// reason: it is made of `inout JSON`; by hand: write an `init(from:)`
import LegacyJSON

struct Model {
  var a: Int?

  init(json: inout JSON) { a = json["a"].int }
}
