import LegacyJSON

struct Model {
  var isNumber: Bool

  init(json: JSON) {
    isNumber = json["a"].type == .number
  }
}
