import LegacyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    a = other["a"].int
  }
}

let other: JSON = ["a": 1]
