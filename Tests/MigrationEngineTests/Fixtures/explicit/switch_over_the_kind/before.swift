import LegacyJSON

struct Model {
  var a = 0

  init(json: JSON) {
    switch json["a"].type {
    case .number: a = 1
    default: a = 2
    }
  }
}
