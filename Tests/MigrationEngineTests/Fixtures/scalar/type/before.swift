import LegacyJSON

struct Model {
  var a: Bool

  init(json: JSON) {
    a = json["a"].type == .bool
  }
}
