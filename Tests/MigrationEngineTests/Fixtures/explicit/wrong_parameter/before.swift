import LegacyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    a = other["a"].int
  }
}
