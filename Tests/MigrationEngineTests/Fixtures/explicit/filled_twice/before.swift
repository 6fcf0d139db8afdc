import LegacyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
    a = json["b"].int
  }
}
